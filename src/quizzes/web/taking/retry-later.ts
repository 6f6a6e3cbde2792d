const AGAIN_AFTER_MS = [2_000, 5_000, 10_000, 30_000];

/**
 * Retries after growing pauses, and at once when the browser is back online, until stopped. It is not tied to a page: waiting
 * answers are sent even after leaving the test.
 */
export function createRetry(again: () => void) {
  let round = 0;
  let timer = 0;
  return {
    later: () => {
      window.clearTimeout(timer);
      window.addEventListener('online', again);
      timer = window.setTimeout(again, AGAIN_AFTER_MS[Math.min(round, AGAIN_AFTER_MS.length - 1)]);
      round += 1;
    },
    stop: () => {
      window.clearTimeout(timer);
      window.removeEventListener('online', again);
      round = 0;
    },
  };
}
