/** What still runs this long after the time for draining is cut off: requests, jobs and mails. */
export const LAST_MS = 10_000;
/** Whoever comes last may still put its work down. */
const LEAST_MS = 1_000;

/** Says how many milliseconds a stop may still take: it begins with the first question, and all that ends shares one time. */
export function createStopTimer(drainSeconds: number): () => number {
  let end: number | undefined;
  return () => {
    end ??= Date.now() + drainSeconds * 1_000 + LAST_MS;
    return Math.max(LEAST_MS, end - Date.now());
  };
}
