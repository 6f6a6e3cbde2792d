import { mailReader } from '#accounts/server/mail-reader.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { formatPixKey } from '#platform/brazil/pix-key.ts';
import type { Database } from '#platform/db/connection.ts';
import { writeLetter } from '#platform/mail/letter.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { moneyInWords } from '#platform/money/money-in-words.ts';
import { payoutsHappenings } from '#payouts/happenings.ts';
import { ownPaymentsPath } from '#wallet/paths.ts';
import { maskKey } from '#payouts/pay-runs/rules/mask-key.ts';
import { tellsMoreThanState } from '#payouts/pay-runs/rules/payment-states.ts';
import type { Payment } from './tables.ts';

export const paymentHappenings = {
  paid: payoutsHappenings.paymentPaid,
  failed: payoutsHappenings.paymentFailed,
  returned: payoutsHappenings.paymentReturned,
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
  await queueMail(transaction, paymentHappenings[news], mail);
}
