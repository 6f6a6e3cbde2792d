import { openConnection } from '#platform/db/connection.ts';
import { buildTopUp } from '#wallet/builders.ts';

interface PaidAbroad {
  memberId: string;
  workspaceId: string;
  minutes: number;
}

/**
 * Hours that nobody has approved yet, of a hire of the demo world whose other hours are paid: approved now and agreed in dollars, of which the
 * company has enough.
 */
export async function plantWorkAbroad(databaseUrl: string): Promise<PaidAbroad> {
  const connection = openConnection(databaseUrl, 1);
  const { database } = connection;
  try {
    const { rows } = await database.execute<PaidAbroad & Record<string, unknown>>(`
      with chosen as (
        select e.hire_id from time_entries e join project_professionals h on h.id = e.hire_id
        join positions o on o.id = h.position_id
        where coalesce(o.hiring_model, '') <> 'CLT' and h.payment_blocked_at is null
        group by e.hire_id
        having bool_or(e.state = 'pending') and not bool_or(e.state = 'payable')
        order by e.hire_id limit 1),
      priced as (
        update project_professionals h set agreed_currency = 'USD', agreed_gross = 10000, agreed_net = 8500, priced_at = now()
        from chosen where h.id = chosen.hire_id returning h.id, h.member_id, h.workspace_id),
      approved as (
        update time_entries e set state = 'payable' from chosen where e.hire_id = chosen.hire_id and e.state = 'pending' returning e.minutes)
      select priced.member_id as "memberId", priced.workspace_id as "workspaceId",
        (select sum(minutes) from approved)::int as minutes from priced`);
    const [work] = rows;
    if (!work) throw new Error('Nobody of the demo world has only paid hours and new ones.');
    await buildTopUp(database, { workspaceId: work.workspaceId, cents: 5_000_000, at: new Date(), currency: 'USD' });
    return work;
  } finally {
    await connection.close();
  }
}
