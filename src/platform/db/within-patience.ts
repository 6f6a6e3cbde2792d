const TICK_MS = 50;

/**
 * The work's result, or an error when it takes longer than the patience. Counts ticks and no clock: a process that was
 * itself held up, by its own work or a busy machine, has not waited meanwhile.
 */
export function withinPatience<Result>(work: Promise<Result>, patienceMs: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    let left = Math.ceil(patienceMs / TICK_MS);
    const timer = setInterval(() => {
      left -= 1;
      if (left > 0) return;
      clearInterval(timer);
      reject(new Error(`No answer within ${patienceMs} ms.`));
    }, TICK_MS);
    work.then(resolve, reject).finally(() => clearInterval(timer));
  });
}
