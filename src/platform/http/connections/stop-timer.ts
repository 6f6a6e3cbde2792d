/** Requests, jobs and mails that still run this long after draining are cut off. */
export const LAST_MS = 10_000;
/** The minimum for whoever asks last, so that it can still return its work. */
const LEAST_MS = 1_000;

/** Returns the milliseconds that remain of a shutdown. Time starts with the first call and is shared by everything that is stopped. */
export function createStopTimer(drainSeconds: number): () => number {
  let end: number | undefined;
  return () => {
    end ??= Date.now() + drainSeconds * 1_000 + LAST_MS;
    return Math.max(LEAST_MS, end - Date.now());
  };
}
