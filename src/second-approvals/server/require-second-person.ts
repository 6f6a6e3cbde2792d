import { approvalErrors } from '#second-approvals/errors.ts';
import { findSecondObstacle } from '#second-approvals/rules/second-person.ts';
import type { Database } from '#platform/db/connection.ts';
import { findAdministrator } from './find-administrator.ts';
import { listInviters } from './list-inviters.ts';

/** For what two people do without a request: throws why somebody may not be the second one, as `second-approvals.…`. */
export async function requireSecondPerson(
  transaction: Database,
  { userId, firstId, now }: { userId: string; firstId: string; now: Date },
): Promise<void> {
  const involved = [firstId, ...(await listInviters(transaction, [firstId], now))];
  if (involved.includes(userId)) throw approvalErrors.ownRequest();
  const obstacle = findSecondObstacle(await findAdministrator(transaction, userId), involved, now);
  if (obstacle) throw approvalErrors[obstacle]();
}
