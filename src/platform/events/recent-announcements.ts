const REMEMBERED_MS = 60_000;
const MOST_TOPICS = 20_000;

/** Remembers for a minute in which topics something was announced, so that a page which has just been read need not be read again. */
export function rememberAnnouncements(now: () => number = () => performance.now()) {
  const lastOf = new Map<string, number>();
  /** Nothing is known about earlier moments. */
  let since = Infinity;

  function dropOld(): void {
    for (const [topic, moment] of lastOf) {
      if (moment >= now() - REMEMBERED_MS && lastOf.size <= MOST_TOPICS) return;
      lastOf.delete(topic);
      since = Math.max(since, moment);
    }
  }

  return {
    /** Listening has begun, or begun again: what was announced before may have been missed. */
    begin(): void {
      since = now();
    },
    note(topic: string): void {
      // The map is in the order of the moments.
      lastOf.delete(topic);
      lastOf.set(topic, now());
      dropOld();
    },
    wasQuiet: (topic: string, milliseconds: number): boolean => {
      const from = now() - milliseconds;
      return from > since && (lastOf.get(topic) ?? -Infinity) < from;
    },
  };
}
