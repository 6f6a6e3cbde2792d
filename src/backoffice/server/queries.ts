import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { applications } from '#applications/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { positions } from '#projects/server/tables.ts';

export async function readCounts(database: Database) {
  const byRole = (role: 'squadMember' | 'squadOwner') =>
    database.$count(users, and(eq(users.role, role), isNull(users.deletedAt)));
  const [professionals, companies, openVacancies, applied] = await Promise.all([
    byRole('squadMember'),
    byRole('squadOwner'),
    database.$count(positions, eq(positions.state, 'open')),
    database
      .select({
        applications: count(),
        hired: sql<number>`count(*) filter (where ${applications.stage} = 'hired')`.mapWith(Number),
      })
      .from(applications),
  ]);
  return {
    professionals,
    companies,
    openVacancies,
    applications: applied[0]?.applications ?? 0,
    hired: applied[0]?.hired ?? 0,
  };
}
