import { useEffect, useRef, useState } from 'react';
import { gatherNews } from '#ui/live/gather-news.ts';
import { useLiveTopic } from '#ui/live/use-live-topic.ts';

const GATHERED_MS = 500;

/** Follows one company: several changes at once are one piece of news. */
export function ThreadsFollower({ topic, onNews }: { topic: string; onNews: () => void }) {
  const latest = useRef(onNews);
  latest.current = onNews;
  const [news] = useState(() => gatherNews(() => latest.current(), GATHERED_MS));
  useLiveTopic(topic, { onEvent: news.hear, onGap: news.hear });
  useEffect(() => news.stop, [news]);
  return null;
}
