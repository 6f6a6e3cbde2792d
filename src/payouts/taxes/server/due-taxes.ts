import { and, eq, sql } from 'drizzle-orm';
import { approvalErrors } from '#second-approvals/errors.ts';
import { countOutgoing, dropOutgoing, moveOutgoing } from '#second-approvals/server/count-outgoing.ts';
import type { ApprovalKind } from '#second-approvals/server/ports.ts';
import { requestApproval } from '#second-approvals/server/request-approval.ts';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import { HOME_TIME_ZONE } from '#platform/calendar/day-in-words.ts';
import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { translate } from '#platform/i18n/translate.ts';
import { moneyInWords } from '#platform/money/money-in-words.ts';
import { dayOnPaper } from '#platform/reports/paper/paper-words.ts';
import { payoutsErrors } from '#payouts/errors.ts';
import { recordPayout } from '#payouts/server/record-payout.ts';
import { payRunsPath } from '#payouts/paths.ts';
import type { TaxName } from '#payouts/pay-runs/rules/withheld-taxes.ts';
import { lockPayRuns } from '#payouts/pay-runs/server/freeze-run.ts';
import { taxPayments } from '#payouts/pay-runs/server/taxes/tables.ts';
import type { DueTax } from '#payouts/taxes/contract.ts';
import { postTransaction } from '#wallet/ledger/server/post-transaction.ts';

/** Of three taxes, more than the five years for which the state may ask. */
const MOST_ROWS = 240;

type Row = Omit<DueTax, 'openCents'> & Record<string, unknown>;

/** Withheld is what the ledger withheld: the month is that of its transaction. */
export async function listTaxes(database: Database, only?: { tax: TaxName; month: string }): Promise<DueTax[]> {
  const { rows } = await database.execute<Row>(sql`
    with withheld as (
      select date_trunc('month', t.posted_at at time zone ${HOME_TIME_ZONE})::date as month, part.tax, sum(part.cents) as cents
      from withheld_taxes x join ledger_transactions t on t.idempotency_key = 'payment:' || x.payment_id || ':withheld'
      cross join lateral (values ('inss', x.inss_cents), ('irrf', x.irrf_cents), ('iss', x.iss_cents)) part (tax, cents)
      where part.cents > 0 and (${only?.tax ?? null}::text is null or part.tax = ${only?.tax ?? null})
      group by 1, 2)
    select to_char(w.month, 'YYYY-MM') as month, w.tax, w.cents::float8 as "withheldCents",
      coalesce(over.paid, 0)::float8 as "paidCents", coalesce(over.asked, 0)::float8 as "askedCents",
      coalesce(over.payments, '[]') as payments
    from withheld w left join lateral (
      select sum(p.cents) filter (where p.state = 'paid') as paid, sum(p.cents) filter (where p.state = 'asked') as asked,
        jsonb_agg(jsonb_build_object('guide', p.guide, 'paidOn', p.paid_on, 'cents', p.cents, 'isAsked', p.state = 'asked')
          order by p.paid_on, p.id) as payments
      from tax_payments p where p.month = w.month and p.tax = w.tax and p.state <> 'dropped') over on true
    where ${only?.month ?? null}::text is null or to_char(w.month, 'YYYY-MM') = ${only?.month ?? null}
    order by w.month desc, w.tax limit ${MOST_ROWS}`);
  return rows.map((row) => ({ ...row, openCents: row.withheldCents - row.paidCents - row.askedCents }));
}

export const TAX_KIND = 'taxPayment';

interface PaidTax {
  tax: TaxName;
  /** `YYYY-MM` */
  month: string;
  cents: number;
  paidOn: string;
  /** The number of the state's document. */
  guide: string;
}

/**
 * Records that withheld taxes were paid over, and debits them; with what leaves that day above the limit a second administrator decides.
 * Throws `payouts.taxNotOpen`, `payouts.guideKnown`, `payouts.paidInFuture`.
 */
export async function payTax(context: SignedInContext, paid: PaidTax): Promise<{ asked: boolean }> {
  const { database, session, settings, now } = context;
  if (paid.paidOn > dateInSaoPaulo(now)) throw payoutsErrors.paidInFuture();
  return database.transaction(async (transaction) => {
    // One after the other, so that two calls do not both find the same tax open.
    await lockPayRuns(transaction);
    const { cents, ...about } = paid;
    const [due] = await listTaxes(transaction, about);
    if (due?.payments.some(({ guide }) => guide === paid.guide)) throw payoutsErrors.guideKnown();
    if (!due || cents > due.openCents) throw payoutsErrors.taxNotOpen();
    const id = newId();
    const { dailyLimitCents } = settings;
    const reasons = await countOutgoing(transaction, { aboutId: id, cents, currency: 'BRL', dailyLimitCents, now });
    const asked = reasons.length > 0;
    const [row] = await transaction
      .insert(taxPayments)
      .values({
        ...{ id, ...paid, month: `${paid.month}-01`, state: asked ? 'asked' : 'paid' },
        ...{ createdBy: session.userId, createdAt: now },
      })
      .returning();
    if (asked)
      await requestApproval(transaction, {
        ...{ kind: TAX_KIND, words: taxApproval, aboutId: id, details: { ...paid } },
        ...{ askedBy: session.userId, reasons, now },
      });
    else await postTax(transaction, row!, { actorId: session.userId, now });
    return { asked };
  });
}

/** Refused or not decided in time, the taxes are open again. */
export const taxApproval: ApprovalKind = {
  describe: ({ details }, language) => ({
    title: translate(language, 'payouts/taxes:approval', {
      amount: moneyInWords(Number(details.cents), 'BRL', language),
      tax: String(details.tax).toUpperCase(),
      month: String(details.month).split('-').toReversed().join('/'),
    }),
    facts: [
      { label: translate(language, 'payouts/taxes:guide'), value: String(details.guide) },
      { label: translate(language, 'payouts/taxes:paidOn'), value: dayOnPaper(String(details.paidOn), language) },
    ],
    path: payRunsPath,
  }),
  carryOut: async (transaction, { aboutId, decidedBy: actorId }, { now }) => {
    const row = await endAsked(transaction, aboutId, 'paid');
    if (!row) throw approvalErrors.contentChanged();
    await moveOutgoing(transaction, aboutId, now);
    await postTax(transaction, row, { actorId, now });
  },
  drop: async (transaction, { aboutId }) => {
    if (await endAsked(transaction, aboutId, 'dropped')) await dropOutgoing(transaction, aboutId);
  },
};

async function endAsked(transaction: Database, id: string, state: 'paid' | 'dropped') {
  const [row] = await transaction
    .update(taxPayments)
    .set({ state })
    .where(and(eq(taxPayments.id, id), eq(taxPayments.state, 'asked')))
    .returning();
  return row;
}

/** What was owed to the state has left the bank account, in which money is negative. */
async function postTax(
  transaction: Database,
  { id, tax, month, cents }: typeof taxPayments.$inferSelect,
  { actorId, now }: { actorId: string; now: Date },
): Promise<void> {
  await postTransaction(
    transaction,
    {
      ...{ key: `taxPayment:${tax}:${month.slice(0, 7)}:${id}`, type: 'taxPayment', currency: 'BRL', actorId },
      cause: { kind: 'taxPayment', id },
      lines: [
        { account: { kind: 'withheldTax' }, cents: -cents },
        { account: { kind: 'bank' }, cents },
      ],
    },
    now,
  );
  await recordPayout(transaction, 'taxesPaid', actorId, { taxPaymentId: id });
}
