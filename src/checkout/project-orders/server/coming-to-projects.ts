import { sql } from 'drizzle-orm';
import { shareAvailable } from '#checkout/project-orders/rules/share-available.ts';
import type { Database } from '#platform/db/connection.ts';
import { isTerminal } from '#projects/rules/status.ts';
import { projectStatuses } from '#projects/rules/terms.ts';
import { isPaidByCredits, isUncovered } from '#wallet/hours/server/payable-entries.ts';

interface Coming extends Record<string, unknown> {
  projectId: string;
  workspaceId: string;
  isPaid: boolean;
  cents: number;
  availableCents: number;
}

const underWay = projectStatuses.filter((status) => !isTerminal(status));

/**
 * What projects were asked for and do not have yet, in cents of reais: their open orders, and of the paid ones what still waits in the wallet
 * of the company. A project’s payments wait until credits are given to it, from whatever source; what goes back to the wallet is the company’s
 * to use otherwise. All projects of a company share its wallet, whichever of them are asked about.
 */
export async function readComingToProjects(
  database: Database,
  projectIds: readonly string[],
): Promise<Map<string, number>> {
  if (projectIds.length === 0) return new Map();
  const { rows } = await database.execute<Coming>(sql`
    with asked as (
      select p.id, p.workspace_id, o.id as order_id, o.state, o.cents, o.ended_at
      from projects p join service_orders o on o.workspace_id = p.workspace_id and o.type = 'credits' and o.currency = 'BRL'
        and o.state <> 'canceled' and starts_with(o.cause, 'project:') and split_part(o.cause, ':', 2) = p.id::text
      where p.workspace_id in (select workspace_id from projects where id = any(${sql.param([...projectIds])}::uuid[]))
        -- One that is over and owes nothing waits for nothing.
        and (p.status = any(${sql.param(underWay)}::text[]) or exists (
          select from time_entries e join project_professionals h on h.id = e.hire_id join positions o on o.id = h.position_id
          where e.project_id = p.id and e.workspace_id = p.workspace_id and ${isUncovered} and ${isPaidByCredits}))),
    moves as (
      select id, ended_at as at, cents from asked where state = 'paid'
      union all
      select c.project_id, c.created_at, -c.cents from credit_allocations c
      where c.cents > 0 and (c.project_id, c.workspace_id) in (select id, workspace_id from asked where state = 'paid')),
    sums as (select id, cents, sum(cents) over (partition by id order by at, cents desc) as so_far from moves),
    waiting as (
      -- What was given before anything was paid took nothing of it.
      select id, sum(cents) - least(0, min(so_far)) as cents from sums group by id),
    newer as (
      select order_id, sum(cents) over (partition by id order by ended_at desc, order_id desc) - cents as cents
      from asked where state = 'paid'),
    coming as (
      -- What was given came of the oldest payments, so the newest ones wait.
      select a.*, case when a.state = 'open' then a.cents else least(a.cents, w.cents - n.cents) end as coming_cents
      from asked a left join waiting w on w.id = a.id left join newer n on n.order_id = a.order_id)
    select c.id as "projectId", c.workspace_id as "workspaceId", c.state = 'paid' as "isPaid", c.coming_cents::float8 as cents,
      coalesce(b.cents, 0)::float8 as "availableCents"
    from coming c
    left join ledger_accounts l on l.key = 'available:BRL:' || c.workspace_id
    left join ledger_balances b on b.account_id = l.id
    where c.coming_cents > 0 order by c.ended_at, c.order_id`);
  const available = new Map(rows.map(({ workspaceId, availableCents }) => [workspaceId, availableCents]));
  const coming = shareAvailable(
    rows.filter(({ isPaid }) => isPaid),
    available,
  );
  for (const { projectId, isPaid, cents } of rows)
    if (!isPaid) coming.set(projectId, (coming.get(projectId) ?? 0) + cents);
  return coming;
}
