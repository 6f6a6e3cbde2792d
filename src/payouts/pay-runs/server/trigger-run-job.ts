import { describeProblem } from '#platform/errors/describe-problem.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';

export const ADVANCE_RUNS = 'advance-pay-runs';

/** Asks the queue to advance the runs now. When it does not answer, its schedule does so within a minute. */
export async function triggerRunJob({ queue, log }: Pick<SignedInContext, 'queue' | 'log'>): Promise<void> {
  await queue
    .send(ADVANCE_RUNS, {})
    .catch((problem: unknown) => log.warn({ problem: describeProblem(problem) }, 'pay runs go on a minute later'));
}
