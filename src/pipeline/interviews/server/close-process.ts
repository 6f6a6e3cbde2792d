import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { awaitsAnswer } from '#candidacies/rules/answer-promise.ts';
import { closePosition } from '#projects/positions/server/fill-position.ts';
import { advanceCandidates } from '#pipeline/candidates/server/advance-candidates.ts';
import { lockPosition, refuseFilled } from '#pipeline/candidates/server/lock-position.ts';

interface Closing {
  projectId: string;
  positionIndex: number;
  reason: string | null;
}

/**
 * Ends a process for reasons beyond the company: the vacancy closes, and everyone still in it reads it and is notified. The reason stays in the
 * company's history. Asked again, nothing is left to end. Returns for how many candidates it ended.
 */
export function closeProcess(context: SignedInContext, { reason, ...key }: Closing): Promise<number> {
  const { database, reach, session, now } = context;
  return database.transaction(async (transaction) => {
    const held = await lockPosition(transaction, context, key);
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
