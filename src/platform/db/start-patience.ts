import { setTimeout as delay } from 'node:timers/promises';
import { backoffPause } from '#platform/db/backoff-pause.ts';
import { describeProblem } from '#platform/errors/describe-problem.ts';
import { isDependencyFailure } from '#platform/errors/is-dependency-failure.ts';

/** Runs a step of the start that may be repeated. */
export type Patiently = <Result>(step: () => Promise<Result>) => Promise<Result>;

const PATIENCE_MS = 30_000;
const PAUSE_MS = { first: 250, longest: 2_000 };

export const withoutPatience: Patiently = (step) => step();

/**
 * Repeats a step of the start that fails because the database is not reachable yet, still starting or too busy, for 30 s from the
 * step's beginning. Says so once. Throws any other error at once: waiting does not mend a wrong password or a missing database.
 * Once `ending` is aborted nothing is repeated.
 */
export function createPatience(
  say: (line: string) => void,
  ending: AbortSignal,
  patienceMs: number = PATIENCE_MS,
): Patiently {
  let hasSaid = false;
  return async (step) => {
    const until = performance.now() + patienceMs;
    for (let failures = 0; ; failures += 1) {
      try {
        return await step();
      } catch (problem) {
        const pauseMs = backoffPause(failures, PAUSE_MS);
        const isOver = ending.aborted || performance.now() + pauseMs > until;
        if (isOver || !isDependencyFailure(problem)) throw problem;
        if (!hasSaid) say(waitingLine(problem, patienceMs));
        hasSaid = true;
        await delay(pauseMs, undefined, { signal: ending }).catch(() => {
          throw problem;
        });
      }
    }
  };
}

function waitingLine(problem: unknown, patienceMs: number): string {
  const { code, message } = describeProblem(problem);
  return `PostgreSQL is not ready yet (${code ?? message}): trying again for ${Math.ceil(patienceMs / 1000)} seconds.`;
}
