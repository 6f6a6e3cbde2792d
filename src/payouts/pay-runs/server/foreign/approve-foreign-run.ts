import { eq } from 'drizzle-orm';
import type { ApprovalKind } from '#second-approvals/server/ports.ts';
import type { Database } from '#platform/db/connection.ts';
import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { Currency } from '#platform/money/currencies.ts';
import { moneyInWords } from '#platform/money/money-in-words.ts';
import { payoutsErrors } from '#payouts/errors.ts';
import { announceWallets } from '#wallet/ledger/server/announce-wallet.ts';
import { payoutsPaths } from '#payouts/paths.ts';
import { titleWithName } from '#payouts/pay-runs/rules/title-with-name.ts';
import { dropRun, startApprovedRun } from '#payouts/pay-runs/server/approve-run.ts';
import { debitHire } from '#payouts/pay-runs/server/debit-hires.ts';
import { endRun, takeStepWithin } from '#payouts/pay-runs/server/settle-payment.ts';
import { listPaidPeople } from '#payouts/pay-runs/server/list-paid-people.ts';
import { payments, payRunHires } from '#payouts/pay-runs/server/tables.ts';
import { uncover } from './cover-from-wallet.ts';

export const FOREIGN_KIND = 'foreignPayRun';

type Details = Readonly<Record<string, string | number | null>>;

/**
 * Confirmed by a second administrator, hours in another currency than reais are debited, credited and paid at once: the money has left outside
 * of the product, and no provider is asked.
 */
export const foreignRunApproval: ApprovalKind = {
  listPeople: listPaidPeople,
  describe: ({ aboutId, details, memberName }, language) => ({
    title: titleWithName(describeForeignRun(details, language), memberName ?? ''),
    facts: [
      {
        label: translate(language, 'payouts/pay-runs:run.gross'),
        value: moneyInWords(Number(details.grossCents), details.currency as Currency, language),
      },
    ],
    path: payoutsPaths.payRun(aboutId),
  }),
  carryOut: async (transaction, { aboutId: runId, decidedBy: actorId }, { now }) => {
    await startApprovedRun(transaction, { runId, actorId, now });
    const { runHireId, workspaceId, paymentId, attempt } = await findItsPayment(transaction, runId);
    await debitHire(transaction, runHireId, now);
    // A hire that was blocked meanwhile is not debited, and its payment is dropped.
    const step = { paymentId, attempt, step: 'payByHand', reason: null, actorId, now } as const;
    if (!(await takeStepWithin(transaction, step))) throw payoutsErrors.paymentBlocked();
    await endRun(transaction, runId, now);
    await announceWallets(transaction, [workspaceId]);
  },
  drop: async (transaction, { aboutId: runId }, { now }) => {
    await uncover(transaction, runId, now);
    await dropRun(transaction, runId, now);
  },
};

/** A run in another currency has one hire and one payment. */
async function findItsPayment(transaction: Database, runId: string) {
  const [found] = await transaction
    .select({
      runHireId: payRunHires.id,
      workspaceId: payRunHires.workspaceId,
      paymentId: payments.id,
      attempt: payments.attempt,
    })
    .from(payRunHires)
    .innerJoin(payments, eq(payments.id, payRunHires.paymentId))
    .where(eq(payRunHires.runId, runId));
  return found!;
}

export function describeForeignRun({ currency, netCents }: Details, language: Language): string {
  return translate(language, 'payouts/pay-runs:approval.foreignRun', {
    amount: moneyInWords(Number(netCents), currency as Currency, language),
  });
}
