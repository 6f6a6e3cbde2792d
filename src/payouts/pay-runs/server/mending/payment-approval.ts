import { eq } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import type { ApprovalReason } from '#second-approvals/rules/outgoing.ts';
import type { ApprovalKind } from '#second-approvals/server/ports.ts';
import { requestApproval } from '#second-approvals/server/request-approval.ts';
import type { ApprovalDetails } from '#second-approvals/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { Currency } from '#platform/money/currencies.ts';
import { moneyInWords } from '#platform/money/money-in-words.ts';
import type { payoutsHappenings } from '#payouts/happenings.ts';
import { payoutsPaths } from '#payouts/paths.ts';
import { titleWithName } from '#payouts/pay-runs/rules/title-with-name.ts';
import { listPaidPeople } from '#payouts/pay-runs/server/list-paid-people.ts';
import { type Payment, payments } from '#payouts/pay-runs/server/tables.ts';

/** Throws `platform.notFound`. */
export async function lockPayment(transaction: Database, paymentId: string): Promise<Payment> {
  const [payment] = await transaction.select().from(payments).where(eq(payments.id, paymentId)).for('update');
  if (!payment) throw platformErrors.notFound();
  return payment;
}

interface PaymentRequest {
  kind: string;
  /** What is recorded. */
  name: (typeof payoutsHappenings)['handPaymentAsked' | 'handReturnAsked' | 'fileReturnAsked' | 'retryAsked'];
  askedBy: string;
  reasons?: readonly ApprovalReason[];
  /** What its approval needs besides. */
  more?: ApprovalDetails;
  now: Date;
}

/** Asks a second administrator about a payment; its kind says what for. Throws `second-approvals.alreadyAsked`. */
export async function askForPayment(
  transaction: Database,
  { id: aboutId, runId, currency, cents, memberId }: Payment,
  { name, more, ...request }: PaymentRequest,
): Promise<void> {
  const [person] = await transaction.select({ name: users.name }).from(users).where(eq(users.id, memberId));
  const details = { runId, currency, cents, memberId, ...more };
  const ids = { paymentId: aboutId, userId: memberId };
  await recordHappening(transaction, { name, workspaceId: null, actorId: request.askedBy, ids });
  await requestApproval(transaction, {
    ...{ ...request, aboutId, details, people: (await listPaidPeople(transaction, [aboutId])).get(aboutId)! },
    describe: (language) => titleWithName(titleOf(request.kind, details, language), person!.name),
  });
}

/** What such a request reads like, and where its run is. */
export const describePayment =
  (kind: string): ApprovalKind['describe'] =>
  ({ details, memberName }, language) => ({
    title: titleWithName(titleOf(kind, details, language), memberName ?? ''),
    facts: [],
    path: payoutsPaths.payRun(String(details.runId)),
  });

/** The first requests named no currency: they were of reais. */
function titleOf(kind: string, { currency, cents }: ApprovalDetails, language: Language): string {
  const amount = moneyInWords(Number(cents), (currency ?? 'BRL') as Currency, language);
  return translate(language, `payouts/pay-runs:approval.${kind}`, { amount });
}
