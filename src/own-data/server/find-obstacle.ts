import { isLastAdministrator } from '#accounts/server/own-data/erase-account.ts';
import { ownDataErrors } from '#own-data/errors.ts';
import type { Role } from '#platform/access/access.ts';
import type { ServerCapability } from '#platform/capability/server-capability.ts';
import type { Database } from '#platform/db/connection.ts';
import type { ErrorFactory } from '#platform/errors/define-errors.ts';
import { lockOwnSpaces } from '#workspaces/server/own-data.ts';

/**
 * Why an account cannot be deleted yet: it would leave somebody without a space, a project without a company, or the product
 * without an administrator.
 */
export async function findObstacle(
  transaction: Database,
  person: { id: string; role: Role },
  rooms: readonly ServerCapability[],
): Promise<ErrorFactory | null> {
  if (await isLastAdministrator(transaction, person)) return ownDataErrors.lastAdministrator;
  for (const space of await lockOwnSpaces(transaction, person.id)) {
    if (space.colleagues > 0) return ownDataErrors.spaceHasColleagues;
    for (const { spaceRecords } of rooms) {
      const obstacle = await spaceRecords?.findObstacle?.(transaction, space.id, 'deletion');
      if (obstacle) return obstacle;
    }
  }
  return null;
}
