import { mailReader } from '#accounts/server/mail-reader.ts';
import { and, eq, getTableColumns, isNull } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { formatPixKey } from '#platform/brazil/pix-key.ts';
import type { Database } from '#platform/db/connection.ts';
import { writeLetter } from '#platform/mail/letter.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { moneyInWords } from '#platform/money/money-in-words.ts';
import { payoutsHappenings } from '#payouts/happenings.ts';
import { recordPayout } from '#payouts/server/record-payout.ts';
import { payoutsPaths } from '#payouts/paths.ts';
import { ownPaymentsPath } from '#wallet/paths.ts';
import { maskKey } from '#payouts/pay-runs/rules/mask-key.ts';
import { tellsMoreThanState } from '#payouts/pay-runs/rules/payment-states.ts';
import { type Payment, payments } from './tables.ts';

export const paymentHappenings = {
  paid: 'paymentPaid',
  failed: 'paymentFailed',
  returned: 'paymentReturned',
} as const;

interface PaymentNews extends Payment {
  /** Two administrators paid it, not a provider. */
  isByHand: boolean;
}

/** Tells the person that money went out, did not, or came back; at once, with what to do. */
export async function mailPayment(
  transaction: Database,
  news: 'paid' | 'failed' | 'returned',
  { memberId, currency, cents, taxCents, keyKind, key, isByHand, reason }: PaymentNews,
): Promise<void> {
  const [reader] = await transaction
    .select(mailReader)
    .from(users)
    .where(and(eq(users.id, memberId), isNull(users.deletedAt)));
  if (!reader) return;
  const { language } = reader;
  const values = {
    amount: moneyInWords(cents, currency, language),
    taxes: moneyInWords(taxCents, currency, language),
    key: keyKind === null || key === null ? '' : maskKey(formatPixKey(keyKind, key)),
  };
  const mail = writeLetter(reader, 'payouts/pay-runs:mail', values, (say) => ({
    subject: say(`${news}.subject`),
    paragraphs: [
      // By hand it went wherever two administrators saw it arrive, often because the key was refused.
      say(isByHand && news !== 'failed' ? `${news}.byHand` : `${news}.text`),
      news === 'paid' && taxCents > 0 && say('paid.withheld'),
      tellsMoreThanState(reason) && say(`payouts/pay-runs/reasons:reason.${reason}`),
    ],
    action: { label: say('open'), path: ownPaymentsPath },
  }));
  await queueMail(transaction, payoutsHappenings[paymentHappenings[news]], mail);
}

/** Tells every administrator that a payment was made by an earlier attempt, so that they stop the later one at the bank or ask for the money back. */
export async function tellPaidTwice(transaction: Database, paymentId: string): Promise<void> {
  const [payment] = await transaction
    .select({ ...getTableColumns(payments), name: users.name })
    .from(payments)
    .innerJoin(users, eq(users.id, payments.memberId))
    .where(eq(payments.id, paymentId));
  const { runId, currency, cents, memberId: userId, name } = payment!;
  await recordPayout(transaction, 'paymentPaidTwice', null, { paymentId, userId });
  const readers = await transaction
    .select(mailReader)
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.emailVerified, true), isNull(users.deletedAt)));
  for (const reader of readers) {
    const values = { name, amount: moneyInWords(cents, currency, reader.language) };
    const mail = writeLetter(reader, 'payouts/pay-runs:mail.paidTwice', values, (say) => ({
      subject: say('subject'),
      paragraphs: [say('text')],
      action: { label: say('open'), path: payoutsPaths.payRun(runId) },
    }));
    await queueMail(transaction, payoutsHappenings.paymentPaidTwice, { ...mail, about: [userId] });
  }
}
