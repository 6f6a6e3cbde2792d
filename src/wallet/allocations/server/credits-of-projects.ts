import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import type { ProjectCredits } from '#projects/server/ports.ts';

/** What projects were given, less what went back, and what is left of it; one statement. Credits of a former company count no more. */
export async function readCreditsOfProjects(
  database: Database,
  projectIds: readonly string[],
): Promise<Map<string, ProjectCredits>> {
  if (projectIds.length === 0) return new Map();
  const { rows } = await database.execute<{ projectId: string; total: number; left: number }>(sql`
    select p.id as "projectId", given.cents::float8 as total, coalesce(held.cents, 0)::float8 as left
    from projects p
    join lateral (
      select sum(c.cents) as cents from credit_allocations c where c.project_id = p.id and c.workspace_id = p.workspace_id) given
      on given.cents is not null
    left join ledger_accounts a on a.key = 'allocated:BRL:' || p.workspace_id || ':' || p.id
    left join ledger_balances held on held.account_id = a.id
    where p.id = any(${sql.param([...projectIds])}::uuid[])`);
  return new Map(rows.map(({ projectId, total, left }) => [projectId, { totalCents: total, leftCents: left }]));
}
