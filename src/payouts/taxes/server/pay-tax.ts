import { and, eq } from 'drizzle-orm';
import { approvalErrors } from '#second-approvals/errors.ts';
import { countOutgoing, dropOutgoing, moveOutgoing } from '#second-approvals/server/count-outgoing.ts';
import type { ApprovalKind } from '#second-approvals/server/ports.ts';
import { requestApproval } from '#second-approvals/server/request-approval.ts';
import type { ApprovalDetails } from '#second-approvals/server/tables.ts';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import { moneyInWords } from '#platform/money/money-in-words.ts';
import { dayOnPaper } from '#platform/reports/paper/paper-words.ts';
import { payoutsErrors } from '#payouts/errors.ts';
import { payoutsHappenings } from '#payouts/happenings.ts';
import { payRunsPath } from '#payouts/paths.ts';
import type { TaxName } from '#payouts/pay-runs/rules/withheld-taxes.ts';
import { lockPayRuns } from '#payouts/pay-runs/server/freeze-run.ts';
import { taxPayments } from '#payouts/pay-runs/server/taxes/tables.ts';
import { postTransaction } from '#wallet/ledger/server/post-transaction.ts';
import { listTaxes } from './list-taxes.ts';

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
        ...{ kind: TAX_KIND, aboutId: id, details: { ...paid }, askedBy: session.userId, reasons, now },
        describe: (language) => describeTax({ ...paid }, language),
      });
    else await postTax(transaction, row!, { actorId: session.userId, now });
    return { asked };
  });
}

/** Refused or not decided in time, the taxes are open again. */
export const taxApproval: ApprovalKind = {
  describe: ({ details }, language) => ({
    title: describeTax(details, language),
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
  await recordHappening(transaction, {
    ...{ name: payoutsHappenings.taxesPaid, workspaceId: null, actorId },
    ids: { taxPaymentId: id },
  });
}

function describeTax({ tax, month, cents }: ApprovalDetails, language: Language): string {
  const [year, number] = String(month).split('-');
  return translate(language, 'payouts/taxes:approval', {
    amount: moneyInWords(Number(cents), 'BRL', language),
    tax: String(tax).toUpperCase(),
    month: `${number}/${year}`,
  });
}
