import { useEffect, useRef } from 'react';
import type { LiveNews } from './live-hub.ts';
import { liveSource } from './live-source.ts';

interface LiveTopicOptions {
  onEvent: (data: unknown) => void;
  /** Changes between the page's read and the opening of the stream are unknown, so reload. */
  onGap?: () => void;
  enabled?: boolean;
}

/** Subscribes to one topic, `<kind>:<id>`, while the component is mounted. */
export function useLiveTopic(topic: string, { onEvent, onGap, enabled = true }: LiveTopicOptions): void {
  const handlers = useRef({ onEvent, onGap });
  handlers.current = { onEvent, onGap };

  useEffect(() => {
    if (!enabled) return;
    const hear = (news: LiveNews) => {
      if (news === 'gap') handlers.current.onGap?.();
      else handlers.current.onEvent(news.change);
    };
    // Everything on the page was read after the page itself.
    return liveSource().follow(topic, hear, performance.now());
  }, [topic, enabled]);
}
