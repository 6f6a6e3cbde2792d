import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import type { JobContext } from '#platform/jobs/job-context.ts';
import { compareLists, type LedgerDifference } from '#wallet/ledger/rules/differences.ts';
import { readComparedTime } from '#wallet/ledger/server/open-differences.ts';
import { findPayoutProvider } from './provider/find-payout-provider.ts';

const HOUR_MS = 3_600_000;
const MOST_DIFFERENCES = 1_000;

/**
 * Where payments, ledger, hours and the provider's list disagree: a payment whose posting is missing or of another amount, a run's hire that was
 * debited other than frozen, hours that were covered for other than what is reserved, money that left the provider for no payment, and a payment
 * by it that it does not list.
 */
export async function findPayoutDifferences(
  context: Pick<JobContext, 'database' | 'settings' | 'now'>,
): Promise<LedgerDifference[]> {
  return [...(await compareWithLedger(context.database)), ...(await compareWithProvider(context))];
}

async function compareWithLedger(database: Database): Promise<LedgerDifference[]> {
  const { rows } = await database.execute<LedgerDifference & Record<string, unknown>>(sql`
    (select 'payout' as kind, y.id::text as about,
      (coalesce(out.cents, 0) - due.cents)::float8 as cents, y.currency, y.member_id as "memberId"
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
    (select 'debit', h.id::text, (coalesce(gone.cents, 0) - h.gross_cents)::float8, u.currency, y.member_id
    from pay_run_hires h join pay_runs u on u.id = h.run_id join payments y on y.id = h.payment_id join lateral (
      select sum(-l.cents) as cents from ledger_lines l join ledger_accounts a on a.id = l.account_id and a.kind = 'reserved'
      where l.transaction_id = h.transaction_id) gone on true
    where h.transaction_id is not null and coalesce(gone.cents, 0) <> h.gross_cents
    order by h.id limit ${MOST_DIFFERENCES})
    union all
    (select 'covered', r.id::text, (coalesce(c.cents, 0) - l.cents)::float8, t.currency, c.member_id
    from ledger_reservations r join ledger_transactions t on t.id = r.transaction_id join ledger_lines l on l.transaction_id = r.transaction_id and l.cents > 0
    -- A reservation covers hours of one hire.
    join (select v.reservation_id, h.member_id, sum(v.cents) as cents from covered_hours v
      join project_professionals h on h.id = v.hire_id group by v.reservation_id, h.member_id) c on c.reservation_id = r.id
    where c.cents <> l.cents order by r.id limit ${MOST_DIFFERENCES})`);
  return rows;
}

/** Reads the attempt of now of each payment that the provider lists, or has to list. */
interface PaidByProvider extends Record<string, unknown> {
  paymentId: string;
  key: string;
  memberId: string;
  cents: number;
  isPaid: boolean;
  isDue: boolean;
}

async function compareWithProvider(
  context: Pick<JobContext, 'database' | 'settings' | 'now'>,
): Promise<LedgerDifference[]> {
  const provider = findPayoutProvider(context);
  if (!provider) return [];
  const { database, settings, now } = context;
  const { compared, listed } = await readComparedTime(database, now);
  const paid = await provider.listPaid(listed);
  const { rows } = await database.execute<PaidByProvider>(sql`
    select y.id as "paymentId", y.id || ':' || y.attempt as key, y.member_id as "memberId", y.cents::float8 as cents,
      y.state = 'paid' as "isPaid", y.provider is not distinct from ${settings.payoutProvider} as "isDue" from payments y
    where y.state = 'paid' and y.paid_at >= ${compared.toISOString()}::timestamptz
      or y.id::text = any(${sql.param(paid.map(({ requestKey }) => requestKey.split(':')[0]))}::text[])`);
  const members = new Map(rows.map(({ paymentId, memberId }) => [paymentId, memberId]));
  const heardBy = new Date(now.getTime() - HOUR_MS);
  const booked = new Set(rows.filter(({ isPaid }) => isPaid).map(({ key }) => key));
  // Providers pay by PIX, which is of reais.
  const currency = 'BRL' as const;
  return compareLists('payoutProvider', {
    ours: rows.map(({ key, memberId, cents, isPaid, isDue }) => ({
      ...{ key, about: key, memberId, cents: isPaid ? cents : 0, currency, isDue },
    })),
    theirs: paid
      .filter(({ requestKey, knownAt }) => booked.has(requestKey) || knownAt <= heardBy)
      .map(({ requestKey: key, cents }) => ({
        key,
        cents,
        currency,
        memberId: members.get(key.split(':')[0]!) ?? null,
      })),
  });
}
