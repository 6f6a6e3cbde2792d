import { eq, inArray } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { timeEntries } from '#timesheets/hours/server/tables.ts';
import { payHours } from '#timesheets/review/server/pay-hours.ts';
import { postTransaction } from '#wallet/ledger/server/post-transaction.ts';
import { type Payment, payRunEntries, payRunHires } from './tables.ts';

/**
 * The hours are paid, and the money left. Tasks are locked before balances, as whoever approves them does. By the provider and by hand are two
 * events of one attempt, because what came back may be paid by hand.
 */
export async function postPaid(
  transaction: Database,
  { id, attempt, memberId, currency, cents, taxCents, state }: Payment,
  now: Date,
): Promise<void> {
  await payHours(transaction, inArray(timeEntries.id, await listEntries(transaction, id)), now);
  await postTransaction(
    transaction,
    {
      ...{ key: `payment:${id}:${attempt}:${state}`, type: 'payOut', currency, actorId: null },
      cause: { kind: 'payment', id },
      lines: [
        { account: { kind: 'professional', memberId }, cents: -cents },
        { account: { kind: 'bank' }, cents },
      ],
    },
    now,
  );
  if (taxCents === 0) return;
  // Once for a payment, however often it is sent: its key has no attempt.
  await postTransaction(
    transaction,
    {
      ...{ key: `payment:${id}:withheld`, type: 'withholding', currency, actorId: null },
      cause: { kind: 'payment', id },
      lines: [
        { account: { kind: 'professional', memberId }, cents: -taxCents },
        { account: { kind: 'withheldTax' }, cents: taxCents },
      ],
    },
    now,
  );
}

async function listEntries(transaction: Database, paymentId: string): Promise<string[]> {
  const hires = await transaction.select().from(payRunHires).where(eq(payRunHires.paymentId, paymentId));
  const entries = await transaction
    .select()
    .from(payRunEntries)
    .where(
      inArray(
        payRunEntries.runHireId,
        hires.map(({ id }) => id),
      ),
    );
  return entries.filter(({ releasedAt }) => releasedAt === null).map(({ entryId }) => entryId);
}

/** What came back is owed to the person again; the payment itself stands, and a counter-entry says so. */
export async function postReturned(
  transaction: Database,
  { id, attempt, memberId, currency, cents, state }: Payment,
  now: Date,
): Promise<void> {
  await postTransaction(
    transaction,
    {
      ...{
        key: `payment:${id}:${attempt}:${state === 'paidByHand' ? 'returnedToHand' : 'returned'}`,
        type: 'counterEntry',
        currency,
        actorId: null,
      },
      cause: { kind: 'payment', id },
      lines: [
        { account: { kind: 'professional', memberId }, cents },
        { account: { kind: 'bank' }, cents: -cents },
      ],
    },
    now,
  );
}
