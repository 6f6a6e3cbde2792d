import { closeApplicationsOf } from '#applications/advancing/server/manage-applications.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { removePosition } from '#projects/positions/server/remove-position.ts';

/** Removes a vacancy for good and ends its candidates' processes. */
export function removeVacancy(
  context: SignedInContext,
  removal: { projectId: string; positionIndex: number; version: number },
) {
  const { database, session, ports } = context;
  const actor = { actorId: session.userId };
  return database.transaction(async (transaction) => {
    const place = { positionId: await removePosition(transaction, context, removal) };
    await closeApplicationsOf(transaction, place, actor);
    await ports.endInvitations(transaction, { place, isFilled: false, ...actor });
    return { done: true } as const;
  });
}
