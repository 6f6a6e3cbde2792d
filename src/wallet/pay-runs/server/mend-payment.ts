import { eq } from 'drizzle-orm';
import { approvalErrors } from '#approvals/errors.ts';
import type { ApprovalKind } from '#approvals/server/ports.ts';
import { requestApproval } from '#approvals/server/request-approval.ts';
import { readPixKey } from '#platform/brazil/pix-key.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import { moneyInWords } from '#platform/money/money-in-words.ts';
import { readPaymentDetails } from '#profiles/private/server/payment-details.ts';
import { users } from '#accounts/server/tables.ts';
import { walletErrors } from '#wallet/errors.ts';
import { walletHappenings } from '#wallet/happenings.ts';
import { paymentAfter } from '#wallet/pay-runs/rules/payment-states.ts';
import { CHANGED_KEY_HOURS } from '#wallet/pay-runs/rules/run-terms.ts';
import { walletPaths } from '#wallet/paths.ts';
import { isPaymentBlocked } from './blocked-payments.ts';
import { hasOpenRequest } from './has-open-request.ts';
import { hurryRuns } from './hurry-runs.ts';
import { isCredited } from './is-credited.ts';
import { endRun, takeStepWithin } from './settle-payment.ts';
import { type Payment, payments, payRuns } from './tables.ts';

export const HAND_KIND = 'handPayment';
export const NEW_KEY_KIND = 'changedKeyPayment';
const HOUR_MS = 3_600_000;

/**
 * Sends a payment that failed or came back again, to the person's key of now. To a key that was changed within 48 hours only with a second
 * administrator. Throws `wallet.paymentEnded`, `wallet.paymentBlocked`, `wallet.keyStillWrong`, `approvals.alreadyAsked`.
 */
export async function retryPayment(context: SignedInContext, paymentId: string): Promise<{ asked: boolean }> {
  const { database, session, settings, now } = context;
  const asked = await database.transaction(async (transaction) => {
    const payment = await lockPayment(transaction, paymentId);
    if (paymentAfter(payment.state, 'retry') === null) throw walletErrors.paymentEnded();
    if (await hasOpenRequest(transaction, paymentId)) throw approvalErrors.alreadyAsked();
    if (await isPaymentBlocked(transaction, paymentId)) throw walletErrors.paymentBlocked();
    const details = (await readPaymentDetails(transaction, [payment.memberId])).get(payment.memberId);
    const key = details && readPixKey(details.pixKeyKind, details.pixKey);
    if (!details || !key) throw walletErrors.keyStillWrong();
    const isNew =
      details.changedAt !== null && now.getTime() - details.changedAt.getTime() < CHANGED_KEY_HOURS * HOUR_MS;
    if (!isNew) {
      await sendAgain(transaction, payment, { keyKind: details.pixKeyKind, key, actorId: session.userId, now });
      return false;
    }
    await ask(transaction, payment, {
      kind: NEW_KEY_KIND,
      askedBy: session.userId,
      publicUrl: settings.publicUrl,
      now,
    });
    return true;
  });
  if (!asked) await hurryRuns(context);
  return { asked };
}

/** Asks a second administrator to confirm that a payment was made outside of the product. Throws `wallet.paymentEnded`, `wallet.paymentNotDue`. */
export async function askHandPayment(context: SignedInContext, paymentId: string): Promise<void> {
  const { database, session, settings, now } = context;
  await database.transaction(async (transaction) => {
    const payment = await lockPayment(transaction, paymentId);
    if (paymentAfter(payment.state, 'payByHand') === null) throw walletErrors.paymentEnded();
    await requireDue(transaction, payment);
    if (await hasOpenRequest(transaction, paymentId)) throw approvalErrors.alreadyAsked();
    await ask(transaction, payment, { kind: HAND_KIND, askedBy: session.userId, publicUrl: settings.publicUrl, now });
  });
}

/** Marked as paid by hand, nobody asks the provider any more. */
export const handApproval: ApprovalKind = {
  describe: ({ details }, language) => ({
    title: describePayment(HAND_KIND, details, language),
    facts: [],
    path: walletPaths.payRun(String(details.runId)),
  }),
  carryOut: async (transaction, { aboutId: paymentId, decidedBy: actorId }, { now, publicUrl }) => {
    const payment = await lockPayment(transaction, paymentId);
    await requireDue(transaction, payment);
    const { attempt, runId } = payment;
    const step = { paymentId, attempt, step: 'payByHand', reason: null, actorId, now, publicUrl } as const;
    if (!(await takeStepWithin(transaction, step))) throw walletErrors.paymentEnded();
    await endRun(transaction, runId, now);
  },
  drop: async () => {},
};

/** The key is read anew when it is approved, and may have been changed again; so may the payment have been blocked. */
export const newKeyApproval: ApprovalKind = {
  describe: ({ details }, language) => ({
    title: describePayment(NEW_KEY_KIND, details, language),
    facts: [],
    path: walletPaths.payRun(String(details.runId)),
  }),
  carryOut: async (transaction, { aboutId: paymentId, decidedBy: actorId }, { now }) => {
    const payment = await lockPayment(transaction, paymentId);
    if (paymentAfter(payment.state, 'retry') === null) throw walletErrors.paymentEnded();
    if (await isPaymentBlocked(transaction, paymentId)) throw walletErrors.paymentBlocked();
    const details = (await readPaymentDetails(transaction, [payment.memberId])).get(payment.memberId);
    const key = details && readPixKey(details.pixKeyKind, details.pixKey);
    if (!details || !key) throw walletErrors.keyStillWrong();
    await sendAgain(transaction, payment, { keyKind: details.pixKeyKind, key, actorId, now });
  },
  goOn: hurryRuns,
  drop: async () => {},
};

async function sendAgain(
  transaction: Database,
  { id: paymentId, runId, memberId: userId }: Payment,
  { actorId, now, ...key }: Pick<Payment, 'keyKind' | 'key'> & { actorId: string; now: Date },
): Promise<void> {
  await transaction
    .update(payments)
    .set({ ...key, state: 'waiting', lookAt: now })
    .where(eq(payments.id, paymentId));
  await transaction.update(payRuns).set({ state: 'running', endedAt: null }).where(eq(payRuns.id, runId));
  const name = walletHappenings.paymentRetried;
  await recordHappening(transaction, { name, workspaceId: null, actorId, ids: { paymentId, userId } });
}

async function ask(
  transaction: Database,
  { id: aboutId, runId, cents, memberId }: Payment,
  request: { kind: string; askedBy: string; publicUrl: string; now: Date },
): Promise<void> {
  const [person] = await transaction.select({ name: users.name }).from(users).where(eq(users.id, memberId));
  const details = { runId, cents, memberId };
  const ids = { paymentId: aboutId, userId: memberId };
  const name = walletHappenings.handPaymentAsked;
  await recordHappening(transaction, { name, workspaceId: null, actorId: request.askedBy, ids });
  await requestApproval(transaction, {
    ...{ ...request, aboutId, details },
    describe: (language) => `${describePayment(request.kind, details, language)} (${person!.name})`,
  });
}

function describePayment(
  kind: string,
  { cents }: Readonly<Record<string, string | number | null>>,
  language: Language,
): string {
  return translate(language, `wallet/pay-runs:approval.${kind}`, {
    amount: moneyInWords(Number(cents), 'BRL', language),
  });
}

/** A payment that failed or came back was credited before; one that waits may belong to a run that nobody has approved. */
async function requireDue(transaction: Database, payment: Payment): Promise<void> {
  if (payment.state === 'waiting' && !(await isCredited(transaction, payment))) throw walletErrors.paymentNotDue();
}

async function lockPayment(transaction: Database, paymentId: string): Promise<Payment> {
  const [payment] = await transaction.select().from(payments).where(eq(payments.id, paymentId)).for('update');
  if (!payment) throw platformErrors.notFound();
  return payment;
}
