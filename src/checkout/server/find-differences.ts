import { type SQL, sql } from 'drizzle-orm';
import { listHeld } from '#checkout/orders/server/held/hold-report.ts';
import type { Database } from '#platform/db/connection.ts';
import type { JobContext } from '#platform/jobs/job-context.ts';
import type { LedgerDifference } from '#wallet/ledger/rules/differences.ts';
import { compareWithProvider } from './compare-with-provider.ts';

const MOST_DIFFERENCES = 1_000;

/**
 * Where orders, refunds, disputes, ledger and provider disagree: what is paid, refunded or taken back on one side and not, or at another amount,
 * on the other one, and what the provider reported otherwise than ordered.
 */
export async function findDifferences(
  context: Pick<JobContext, 'database' | 'settings' | 'now'>,
): Promise<LedgerDifference[]> {
  return [
    ...(await compareWithLedger(context.database)),
    ...(await listHeld(context.database, MOST_DIFFERENCES)),
    ...(await compareWithProvider(context)),
  ];
}

const moved = (accounts: SQL, transactions: SQL) => sql`(
  select coalesce(sum(l.cents), 0) from ledger_transactions t
  join ledger_lines l on l.transaction_id = t.id
  join ledger_accounts a on a.id = l.account_id and ${accounts}
  where ${transactions})`;

/** Rows of which the ledger has another sum than is due. */
const selectOff = (kind: string, from: SQL, row: { about: SQL; booked: SQL; due: SQL; of: SQL }) => sql`
  (select ${kind}::text as kind, ${row.about}::text as about, (sums.booked - sums.due)::float8 as cents,
    ${row.of}.currency, ${row.of}.workspace_id as "workspaceId"
  from ${from} cross join lateral (select ${row.booked} as booked, ${row.due} as due) sums
  where sums.booked <> sums.due order by ${row.about} limit ${MOST_DIFFERENCES})`;

/** One statement, so that nothing is settled between its two sides. */
async function compareWithLedger(database: Database): Promise<LedgerDifference[]> {
  const parts = [
    selectOff('uncredited', sql`orders o`, {
      about: sql`o.id`,
      of: sql`o`,
      booked: moved(
        sql`a.kind in ('available', 'debt') and a.workspace_id = o.workspace_id`,
        sql`t.cause_id = o.id and t.cause_kind = 'order' and t.type = 'topUp'`,
      ),
      due: sql`case when o.state = 'paid' then o.cents else 0 end`,
    }),
    sql`
    (select 'unpaidCredit', t.id::text, sum(l.cents)::float8, t.currency, min(a.workspace_id::text)::uuid
    from ledger_transactions t
    join ledger_lines l on l.transaction_id = t.id
    join ledger_accounts a on a.id = l.account_id and a.kind in ('available', 'debt')
    where t.type = 'topUp' and not exists (select from orders o where o.id = t.cause_id and t.cause_kind = 'order')
    group by t.id order by t.id limit ${MOST_DIFFERENCES})`,
    selectOff('chargeback', sql`disputes d join orders o on o.id = d.order_id`, {
      about: sql`d.id`,
      of: sql`o`,
      booked: moved(
        sql`a.kind = 'clearing'`,
        sql`t.idempotency_key in ('dispute:' || d.id || ':taken', 'dispute:' || d.id || ':won')`,
      ),
      due: sql`case when d.state = 'won' then 0 else d.cents end`,
    }),
    selectOff('servicePayment', sql`service_orders s`, {
      about: sql`s.id`,
      of: sql`s`,
      booked: moved(
        sql`a.kind = 'available' and a.workspace_id = s.workspace_id`,
        sql`t.cause_id = s.id and t.cause_kind = 'order' and t.type in ('purchase', 'penalty')`,
      ),
      due: sql`case when s.state = 'paid' and s.type <> 'credits' then -s.cents else 0 end`,
    }),
    // Money that did not leave, left although the refund is not done, or came back without its counter-entry.
    selectOff('refund', sql`refunds r left join ledger_reservations v on v.id = r.reservation_id`, {
      about: sql`r.id`,
      of: sql`r`,
      booked: moved(
        sql`a.kind in ('clearing', 'bank')`,
        sql`t.idempotency_key = 'refund:' || r.id || ':returned' or t.type in ('refund', 'accountClosure') and t.id = v.ended_by`,
      ),
      due: sql`case when r.state = 'done' then r.cents else 0 end`,
    }),
    selectOff('refund', sql`orders o`, {
      about: sql`o.id`,
      of: sql`o`,
      booked: sql`o.refunded_cents`,
      due: sql`(select coalesce(sum(r.cents), 0) from refunds r where r.order_id = o.id and r.state = 'done')`,
    }),
  ];
  const { rows } = await database.execute<LedgerDifference & Record<string, unknown>>(
    sql.join(parts, sql` union all `),
  );
  return rows;
}
