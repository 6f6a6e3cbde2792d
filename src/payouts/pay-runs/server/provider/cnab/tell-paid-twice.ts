import { and, eq, isNull } from 'drizzle-orm';
import { mailReader } from '#accounts/server/mail-reader.ts';
import { users } from '#accounts/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import { writeLetter } from '#platform/mail/letter.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { moneyInWords } from '#platform/money/money-in-words.ts';
import { payoutsHappenings } from '#payouts/happenings.ts';
import { payoutsPaths } from '#payouts/paths.ts';
import { payments } from '#payouts/pay-runs/server/tables.ts';

/** Tells every administrator that a payment was made by an earlier attempt, so that they stop the later one at the bank or ask for the money back. */
export async function tellPaidTwice(transaction: Database, paymentId: string): Promise<void> {
  const [payment] = await transaction
    .select({
      ...{ runId: payments.runId, currency: payments.currency, cents: payments.cents },
      userId: users.id,
      name: users.name,
    })
    .from(payments)
    .innerJoin(users, eq(users.id, payments.memberId))
    .where(eq(payments.id, paymentId));
  const { runId, currency, cents, userId, name } = payment!;
  await recordHappening(transaction, {
    ...{ name: payoutsHappenings.paymentPaidTwice, workspaceId: null, actorId: null },
    ids: { paymentId, userId },
  });
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
