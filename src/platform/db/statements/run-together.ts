import { describeProblem } from '#platform/errors/describe-problem.ts';

type Results<Steps extends readonly Promise<unknown>[]> = { -readonly [Step in keyof Steps]: Awaited<Steps[Step]> };

/**
 * Steps of one transaction whose statements travel together, because none needs the answer to another. Waits for all of them even
 * when one fails, because none may send a statement once the transaction has ended; throws the failure that caused the others.
 */
export async function runTogether<const Steps extends readonly Promise<unknown>[]>(
  ...steps: Steps
): Promise<Results<Steps>> {
  // The query builder would ask anew for each listener.
  const asked = steps.map((step) => step.then((result) => result));
  const outcomes = await Promise.allSettled(asked);
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
  if (failures.length > 0) throw failures.find((failure) => !isConsequence(failure)) ?? failures[0];
  return (await Promise.all(asked)) as Results<Steps>;
}

/** PostgreSQL refuses every statement after the one that failed. */
function isConsequence(failure: unknown): boolean {
  return describeProblem(failure).code === '25P02';
}
