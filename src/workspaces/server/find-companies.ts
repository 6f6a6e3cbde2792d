import { and, eq, ilike, isNull, or, sql } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { workspaces } from './tables.ts';

const SHOWN_COMPANIES = 20;

/** Companies whose name or owner's e-mail contains the words; those without a name yet are found by the e-mail. */
export async function findCompanies(database: Database, search: string) {
  const pattern = `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return database
    .select({ workspaceId: workspaces.id, company: workspaces.company, owner: users.email })
    .from(workspaces)
    .innerJoin(users, eq(users.id, workspaces.ownerId))
    .where(
      and(
        isNull(workspaces.closedAt),
        search === '' ? undefined : or(ilike(workspaces.company, pattern), sql`${users.email}::text ilike ${pattern}`),
      ),
    )
    .orderBy(workspaces.company, workspaces.id)
    .limit(SHOWN_COMPANIES);
}
