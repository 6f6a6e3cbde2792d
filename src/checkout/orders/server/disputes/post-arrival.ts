import { splitArrival } from '#checkout/orders/rules/dispute-states.ts';
import type { Database } from '#platform/db/connection.ts';
import type { Posting } from '#wallet/ledger/rules/posting.ts';
import { postTransaction } from '#wallet/ledger/server/post-transaction.ts';
import { readBalanceOf } from '#wallet/ledger/server/read-balances.ts';
import { lockDebt } from './lock-debt.ts';

interface Arrival extends Pick<Posting, 'key' | 'type' | 'currency' | 'cause'> {
  workspaceId: string;
  cents: number;
  /** Where it arrived. */
  place?: 'clearing' | 'bank';
}

/** Puts money that arrives into a company’s wallet, once per key; what the company owes is repaid first. `isWhole`: it owed nothing. */
export async function postArrival(
  transaction: Database,
  { key, type, currency, cause, workspaceId, cents, place = 'clearing' }: Arrival,
  now: Date,
): Promise<{ transactionId: string; isWhole: boolean }> {
  await lockDebt(transaction, workspaceId);
  const debt = await readBalanceOf(transaction, { kind: 'debt', workspaceId }, currency);
  const { toDebt, toAvailable } = splitArrival(cents, debt);
  const lines = [
    { account: { kind: 'available', workspaceId } as const, cents: toAvailable },
    { account: { kind: 'debt', workspaceId } as const, cents: toDebt },
    { account: { kind: place } as const, cents: -cents },
  ];
  const { transactionId } = await postTransaction(
    transaction,
    {
      ...{ key, type, currency, actorId: null, cause },
      lines: lines.filter((line) => line.cents !== 0),
    },
    now,
  );
  return { transactionId, isWhole: toDebt === 0 };
}
