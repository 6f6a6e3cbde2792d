import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { timeEntries } from '#timesheets/hours/server/tables.ts';
import { payHours } from '#timesheets/review/server/pay-hours.ts';
import type { Posting } from '#wallet/ledger/rules/posting.ts';
import { postTransaction } from '#wallet/ledger/server/post-transaction.ts';
import { type Payment, payRunEntries, payRunHires } from './tables.ts';

/** What moves between a person and another account for a payment; the key posts it once. */
async function post(
  transaction: Database,
  { id, memberId, currency }: Payment,
  {
    now,
    cents,
    to,
    ...posting
  }: Pick<Posting, 'key' | 'type'> & { to: 'bank' | 'withheldTax'; cents: number; now: Date },
): Promise<void> {
  await postTransaction(
    transaction,
    {
      ...{ ...posting, key: `payment:${id}:${posting.key}`, currency, actorId: null },
      cause: { kind: 'payment', id },
      lines: [
        { account: { kind: 'professional', memberId }, cents: -cents },
        { account: { kind: to }, cents },
      ],
    },
    now,
  );
}

/**
 * The hours are paid, and the money left. Tasks are locked before balances, as whoever approves them does. By the provider and by hand are two
 * events of one attempt, because what came back may be paid by hand.
 */
export async function postPaid(transaction: Database, payment: Payment, now: Date): Promise<void> {
  const { id, attempt, cents, taxCents, state } = payment;
  await payHours(transaction, inArray(timeEntries.id, await listEntries(transaction, id)), now);
  await post(transaction, payment, { key: `${attempt}:${state}`, type: 'payOut', to: 'bank', cents, now });
  // Once for a payment, however often it is sent: its key has no attempt.
  if (taxCents > 0)
    await post(transaction, payment, { key: 'withheld', type: 'withholding', to: 'withheldTax', cents: taxCents, now });
}

async function listEntries(transaction: Database, paymentId: string): Promise<string[]> {
  const entries = await transaction
    .select({ entryId: payRunEntries.entryId })
    .from(payRunEntries)
    .innerJoin(payRunHires, eq(payRunHires.id, payRunEntries.runHireId))
    .where(and(eq(payRunHires.paymentId, paymentId), isNull(payRunEntries.releasedAt)));
  return entries.map(({ entryId }) => entryId);
}

/** What came back is owed to the person again; the payment itself stands, and a counter-entry says so. */
export async function postReturned(transaction: Database, payment: Payment, now: Date): Promise<void> {
  const { attempt, cents, state } = payment;
  const key = `${attempt}:${state === 'paidByHand' ? 'returnedToHand' : 'returned'}`;
  await post(transaction, payment, { key, type: 'counterEntry', to: 'bank', cents: -cents, now });
}
