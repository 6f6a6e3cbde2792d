import { useEffect, useRef } from 'react';

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 30_000;

/** Heard on the window when the server says that the person's rights may have changed. */
export const ACCESS_EVENT = 'ponte:access';

interface LiveTopicOptions {
  onEvent: (data: unknown) => void;
  /** What happened since the page read, until the stream was open or open again, is unknown, so read again. */
  onGap?: () => void;
  enabled?: boolean;
}

/** Follows one topic of the event stream for as long as the component is there. */
export function useLiveTopic(topic: string, { onEvent, onGap, enabled = true }: LiveTopicOptions): void {
  const handlers = useRef({ onEvent, onGap });
  handlers.current = { onEvent, onGap };

  useEffect(() => {
    if (!enabled) return;
    let source: EventSource | null = null;
    let timer = 0;
    let wait = FIRST_WAIT_MS;

    function connect() {
      source = new EventSource(`/api/events?topic=${encodeURIComponent(topic)}`);
      source.onopen = () => {
        wait = FIRST_WAIT_MS;
        handlers.current.onGap?.();
      };
      source.onmessage = (event: MessageEvent<string>) => handlers.current.onEvent(JSON.parse(event.data));
      // The server missed announcements itself (its own connection broke).
      source.addEventListener('gap', () => handlers.current.onGap?.());
      source.addEventListener('access', () => window.dispatchEvent(new Event(ACCESS_EVENT)));
      source.onerror = () => {
        source?.close();
        // Everybody lost the stream at the same moment, and coming back reads the page anew: spread over the whole wait.
        timer = window.setTimeout(connect, wait / 2 + Math.random() * wait);
        wait = Math.min(wait * 2, LONGEST_WAIT_MS);
      };
    }

    connect();
    return () => {
      window.clearTimeout(timer);
      source?.close();
    };
  }, [topic, enabled]);
}
