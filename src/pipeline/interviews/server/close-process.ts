import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { awaitsAnswer } from '#applications/rules/answer-promise.ts';
import { closePosition } from '#projects/positions/server/fill-position.ts';
import { advanceCandidates } from '#pipeline/moving/server/advance-candidates.ts';
import { lockPosition, refuseFilled } from '#pipeline/moving/server/lock-position.ts';

interface Closing {
  projectId: string;
  positionIndex: number;
  reason: string | null;
}

/**
 * Ends a process for reasons beyond the company: the vacancy closes, and everyone still in it is notified. The reason is stored in the
 * company's history. Repeating the call changes nothing. Returns the number of affected candidates.
 */
export function closeProcess(context: SignedInContext, { reason, ...key }: Closing): Promise<number> {
  const { database, session, ports } = context;
  return database.transaction(async (transaction) => {
    const locked = await lockPosition(transaction, context, key);
    refuseFilled(locked);
    const { projectId, positionId, state } = locked.position;
    if (state === 'removed') throw platformErrors.notFound();
    if (state !== 'closed') {
      const actorId = session.userId;
      await closePosition(transaction, context, { projectId, positionId });
      await ports.endInvitations(transaction, { place: { positionId }, isFilled: false, actorId });
    }
    const ids = locked.candidates
      .filter(({ locked: { application } }) => awaitsAnswer(application))
      .map(({ id }) => id);
    await advanceCandidates(transaction, context, ids, { event: 'closed', reason });
    return ids.length;
  });
}
