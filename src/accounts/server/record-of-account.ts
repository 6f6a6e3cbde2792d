import type { HappeningName } from '#platform/contract/happening.ts';
import type { Database } from '#platform/db/connection.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';

/** Records a happening of an account, outside any company space. */
export function recordOfAccount(
  transaction: Database,
  name: HappeningName<'userId'>,
  userId: string,
  actorId: string,
): Promise<void> {
  return recordHappening(transaction, { name, workspaceId: null, actorId, ids: { userId } });
}
