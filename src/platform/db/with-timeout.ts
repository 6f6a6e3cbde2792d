const TICK_MS = 50;

/**
 * The result of the work, or an error when it takes longer than the time-out. Counts ticks instead of reading a clock, so that time
 * in which the process itself was blocked does not count as waiting.
 */
export function withTimeout<Result>(work: Promise<Result>, timeoutMs: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    let left = Math.ceil(timeoutMs / TICK_MS);
    const timer = setInterval(() => {
      left -= 1;
      if (left > 0) return;
      clearInterval(timer);
      reject(new Error(`No answer within ${timeoutMs} ms.`));
    }, TICK_MS);
    work.then(resolve, reject).finally(() => clearInterval(timer));
  });
}
