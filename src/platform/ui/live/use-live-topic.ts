import { useEffect, useRef } from 'react';
import { liveSource } from './live-source.ts';

interface LiveTopicOptions {
  onEvent: (data: unknown) => void;
  /** What happened since the page read, until the stream was open or open again, is unknown, so read again. */
  onGap?: () => void;
  enabled?: boolean;
}

/** Follows one topic, `<kind>:<id>`, for as long as the component is there. */
export function useLiveTopic(topic: string, { onEvent, onGap, enabled = true }: LiveTopicOptions): void {
  const handlers = useRef({ onEvent, onGap });
  handlers.current = { onEvent, onGap };

  useEffect(() => {
    if (!enabled) return;
    return liveSource().follow(topic, (news) => {
      if (news === 'gap') handlers.current.onGap?.();
      else handlers.current.onEvent(news.change);
    });
  }, [topic, enabled]);
}
