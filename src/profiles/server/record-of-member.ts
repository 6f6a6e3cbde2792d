import type { HappeningName } from '#platform/contract/happening.ts';
import type { Database } from '#platform/db/connection.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';

/** Records a change that members made to their own records, outside any company space. */
export function recordOfMember(
  transaction: Database,
  name: HappeningName<'memberId'>,
  memberId: string,
): Promise<void> {
  return recordHappening(transaction, { name, workspaceId: null, actorId: memberId, ids: { memberId } });
}
