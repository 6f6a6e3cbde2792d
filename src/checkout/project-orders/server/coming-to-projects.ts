import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';

/**
 * What projects were asked for and do not have yet, in cents of reais: their open orders, and of the paid ones what still waits in the wallet
 * of the company. A project’s payments wait until credits are given to it, from whatever source; what goes back to the wallet is the company’s
 * to use otherwise. Credits that the wallet does not hold any more wait for nobody.
 */
export async function readComingToProjects(
  database: Database,
  projectIds: readonly string[],
): Promise<Map<string, number>> {
  if (projectIds.length === 0) return new Map();
  const { rows } = await database.execute<{ projectId: string; cents: number }>(sql`
    with asked as (
      select p.id, p.workspace_id, o.state, o.cents, o.ended_at
      from projects p join service_orders o on o.workspace_id = p.workspace_id and o.type = 'credits' and o.currency = 'BRL'
        and o.state <> 'canceled' and starts_with(o.cause, 'project:' || p.id || ':')
      where p.id = any(${sql.param([...projectIds])}::uuid[])),
    moves as (
      select id, ended_at as at, cents from asked where state = 'paid'
      union all
      select c.project_id, c.created_at, -c.cents from credit_allocations c
      where c.cents > 0 and (c.project_id, c.workspace_id) in (select id, workspace_id from asked where state = 'paid')),
    sums as (select id, cents, sum(cents) over (partition by id order by at, cents desc) as so_far from moves),
    waiting as (
      -- What was given before anything was paid took nothing of it.
      select id, sum(cents) - least(0, min(so_far)) as cents from sums group by id)
    select a.id as "projectId", (coalesce(sum(a.cents) filter (where a.state = 'open'), 0)
      + least(coalesce(max(w.cents), 0), greatest(0, coalesce(max(b.cents), 0))))::float8 as cents
    from asked a
    left join waiting w on w.id = a.id
    left join ledger_accounts l on l.key = 'available:BRL:' || a.workspace_id
    left join ledger_balances b on b.account_id = l.id
    group by a.id`);
  return new Map(rows.map(({ projectId, cents }) => [projectId, cents]));
}
