import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import type { JobContext } from '#platform/jobs/job-context.ts';
import type { LedgerDifference } from '#wallet/ledger/rules/differences.ts';
import { findPayoutProvider } from './provider/find-payout-provider.ts';

const HOUR_MS = 3_600_000;
/** Older ones were compared by the proofs before. */
const COMPARED_DAYS = 40;
const MOST_DIFFERENCES = 50;

/**
 * Where payments, ledger, hours and the provider's list disagree: a payment whose posting is missing or of another amount, a run's hire that was
 * debited other than frozen, hours that were covered for other than what is reserved, and money that left the provider for no payment.
 */
export async function findPayoutDifferences(
  context: Pick<JobContext, 'database' | 'settings' | 'now'>,
): Promise<LedgerDifference[]> {
  return [...(await compareWithLedger(context.database)), ...(await compareWithProvider(context))];
}

async function compareWithLedger(database: Database): Promise<LedgerDifference[]> {
  const { rows } = await database.execute<LedgerDifference & Record<string, unknown>>(sql`
    (select 'payout' as kind, y.id::text as about,
      (coalesce(out.cents, 0) - due.cents)::float8 as cents, y.currency
    from payments y
    -- What was withheld stays withheld where the rest came back.
    cross join lateral (select case when y.state in ('paid', 'paidByHand') then y.cents else 0 end
      + case when y.paid_at is not null then y.tax_cents else 0 end as cents) due
    left join lateral (
      select sum(-l.cents) as cents from ledger_transactions t join ledger_lines l on l.transaction_id = t.id
      join ledger_accounts a on a.id = l.account_id and a.kind = 'professional'
      where t.cause_kind = 'payment' and t.cause_id = y.id) out on true
    where coalesce(out.cents, 0) <> due.cents
    order by y.id limit ${MOST_DIFFERENCES})
    union all
    (select 'debit', h.id::text, (coalesce(gone.cents, 0) - h.gross_cents)::float8, u.currency
    from pay_run_hires h join pay_runs u on u.id = h.run_id join lateral (
      select sum(-l.cents) as cents from ledger_lines l join ledger_accounts a on a.id = l.account_id and a.kind = 'reserved'
      where l.transaction_id = h.transaction_id) gone on true
    where h.transaction_id is not null and coalesce(gone.cents, 0) <> h.gross_cents
    order by h.id limit ${MOST_DIFFERENCES})
    union all
    (select 'covered', r.id::text, (coalesce(c.cents, 0) - l.cents)::float8, t.currency
    from ledger_reservations r join ledger_transactions t on t.id = r.transaction_id join ledger_lines l on l.transaction_id = r.transaction_id and l.cents > 0
    join (select reservation_id, sum(cents) as cents from covered_hours group by reservation_id) c on c.reservation_id = r.id
    where c.cents <> l.cents order by r.id limit ${MOST_DIFFERENCES})`);
  return rows;
}

async function compareWithProvider(
  context: Pick<JobContext, 'database' | 'settings' | 'now'>,
): Promise<LedgerDifference[]> {
  const provider = findPayoutProvider(context);
  if (!provider) return [];
  const { database, now } = context;
  const until = new Date(now.getTime() - HOUR_MS);
  const since = new Date(now.getTime() - COMPARED_DAYS * 24 * HOUR_MS);
  const left = await provider.listPaid({ since, until });
  const { rows } = await database.execute<{ requestKey: string; cents: number }>(sql`
    select y.id || ':' || y.attempt as "requestKey", y.cents::float8 as cents from payments y
    where y.state = 'paid' and y.paid_at >= ${since.toISOString()}::timestamptz`);
  const paid = new Map(rows.map(({ requestKey, cents }) => [requestKey, cents]));
  // Providers pay by PIX, which is of reais.
  return left
    .flatMap(({ requestKey, cents }): LedgerDifference[] => {
      const off = (paid.get(requestKey) ?? 0) - cents;
      return off === 0 ? [] : [{ kind: 'payoutProvider', about: requestKey, cents: off, currency: 'BRL' }];
    })
    .slice(0, MOST_DIFFERENCES);
}
