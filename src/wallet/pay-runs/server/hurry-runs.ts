import { describeProblem } from '#platform/errors/describe-problem.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';

export const ADVANCE_RUNS = 'advance-pay-runs';

/** Lets runs go on at once. When the queue does not answer, they do within a minute. */
export async function hurryRuns({ queue, log }: Pick<SignedInContext, 'queue' | 'log'>): Promise<void> {
  await queue
    .send(ADVANCE_RUNS, {})
    .catch((problem: unknown) => log.warn({ problem: describeProblem(problem) }, 'pay runs go on a minute later'));
}
