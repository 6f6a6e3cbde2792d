import type { HappeningName } from '#platform/contract/happening.ts';
import type { Database } from '#platform/db/connection.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';

/** Something happened to an account, in no company's space. */
export function recordOfAccount(
  transaction: Database,
  name: HappeningName<'userId'>,
  userId: string,
  actorId: string,
): Promise<void> {
  return recordHappening(transaction, { name, workspaceId: null, actorId, ids: { userId } });
}
