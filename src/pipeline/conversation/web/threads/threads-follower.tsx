import { useEffect, useRef } from 'react';
import { useLiveTopic } from '#platform/ui/live/use-live-topic.ts';

const GATHERED_MS = 500;

/** Follows one company: several changes at once are one piece of news. */
export function ThreadsFollower({ topic, onNews }: { topic: string; onNews: () => void }) {
  const timer = useRef(0);
  const gather = () => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(onNews, GATHERED_MS);
  };
  useLiveTopic(topic, { onEvent: gather, onGap: gather });
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return null;
}
