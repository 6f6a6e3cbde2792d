import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { awaitsAnswer } from '#jobs/applications/rules/answer-promise.ts';
import { closePosition } from '#projects/positions/server/fill-position.ts';
import { advanceCandidates } from '#pipeline/candidates/server/advance-candidates.ts';
import { holdPosition, refuseFilled } from '#pipeline/candidates/server/hold-position.ts';

interface Closing {
  projectId: string;
  positionIndex: number;
  reason: string | null;
}

/**
 * Ends a process for reasons beyond the company: the vacancy closes, and everybody still in it reads and is told so. The reason
 * stays in the company's record. Asked again, nothing is left to end. Answers how many candidates it ended for.
 */
export function closeProcess(context: SignedInContext, { reason, ...key }: Closing): Promise<number> {
  const { database, reach, session, now } = context;
  return database.transaction(async (transaction) => {
    const held = await holdPosition(transaction, context, key);
    refuseFilled(held);
    const { projectId, positionId, state } = held.position;
    if (state === 'removed') throw platformErrors.notFound();
    if (state !== 'closed')
      await closePosition(transaction, { reach, projectId, positionId, actorId: session.userId, now });
    const ids = held.candidates.filter(awaitsAnswer).map(({ id }) => id);
    await advanceCandidates(transaction, context, ids, { event: 'closed', reason });
    return ids.length;
  });
}
