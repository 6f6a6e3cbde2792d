import { closeApplicationsOf } from '#candidacies/advancing/server/manage-applications.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { removePosition } from '#projects/positions/server/remove-position.ts';

/** Removes a vacancy for good and ends its candidates' processes. */
export function removeVacancy(
  context: SignedInContext,
  removal: { projectId: string; positionIndex: number; version: number },
) {
  const { database, session, settings } = context;
  const { publicUrl } = settings;
  return database.transaction(async (transaction) => {
    const positionId = await removePosition(transaction, context, removal);
    await closeApplicationsOf(transaction, { positionId }, { actorId: session.userId, publicUrl });
    return { done: true } as const;
  });
}
