import { isLastAdministrator } from '#accounts/server/own-data/erase-account.ts';
import type { Role } from '#platform/access/access.ts';
import type { Database } from '#platform/db/connection.ts';
import { countUnfinishedProjects } from '#projects/server/own-data.ts';
import { lockOwnSpaces } from '#workspaces/server/own-data.ts';

export type Obstacle = 'spaceHasColleagues' | 'spaceHasProjects' | 'lastAdministrator';

/** Why an account cannot be deleted yet: somebody else would stand without a space, a project without a company, the product without an administrator. */
export async function findObstacle(
  transaction: Database,
  person: { id: string; role: Role },
): Promise<Obstacle | null> {
  if (await isLastAdministrator(transaction, person)) return 'lastAdministrator';
  for (const space of await lockOwnSpaces(transaction, person.id)) {
    if (space.colleagues > 0) return 'spaceHasColleagues';
    if ((await countUnfinishedProjects(transaction, space.id)) > 0) return 'spaceHasProjects';
  }
  return null;
}
