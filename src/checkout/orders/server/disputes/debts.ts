import { sql } from 'drizzle-orm';
import { splitArrival } from '#checkout/orders/rules/provider-reports.ts';
import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import type { Currency } from '#platform/money/currencies.ts';
import type { Posting } from '#wallet/ledger/rules/posting.ts';
import { announceWallets } from '#wallet/ledger/server/announce-wallet.ts';
import { postTransaction } from '#wallet/ledger/server/post-transaction.ts';
import { readBalanceOf } from '#wallet/ledger/server/read-balances.ts';

/**
 * Whoever makes or repays a company's debt does so one after the other, because what arrives is split by what is owed. After the order's row,
 * before any balance.
 */
export async function lockDebt(transaction: Database, workspaceId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`debt:${workspaceId}`}, 0))`);
}

interface Moved extends Pick<Posting, 'key' | 'type' | 'currency' | 'cause'> {
  workspaceId: string;
  /** Where the money comes from, or goes. */
  place?: 'clearing' | 'bank';
}

/** Books what comes into a company's wallet, or leaves it, in part as its debt. */
export function postParts(
  transaction: Database,
  { workspaceId, place = 'clearing', ...posting }: Moved,
  { available, debt }: { available: number; debt: number },
  now: Date,
) {
  const lines = [
    { account: { kind: 'available', workspaceId } as const, cents: available },
    { account: { kind: 'debt', workspaceId } as const, cents: debt },
    { account: { kind: place } as const, cents: -available - debt },
  ];
  const moved = lines.filter((line) => line.cents !== 0);
  return postTransaction(transaction, { ...posting, actorId: null, lines: moved }, now);
}

/** Puts money that arrives into a company’s wallet, once per key; what the company owes is repaid first. `isWhole`: it owed nothing. */
export async function postArrival(
  transaction: Database,
  { cents, ...arrival }: Moved & { cents: number },
  now: Date,
): Promise<{ transactionId: string; isWhole: boolean }> {
  const { workspaceId, currency } = arrival;
  await lockDebt(transaction, workspaceId);
  const owed = await readBalanceOf(transaction, { kind: 'debt', workspaceId }, currency);
  const { toDebt, toAvailable } = splitArrival(cents, owed);
  const { transactionId } = await postParts(transaction, arrival, { available: toAvailable, debt: toDebt }, now);
  return { transactionId, isWhole: toDebt === 0 };
}

const AT_ONCE = 200;

/** Credits that came back from a project or a refund repay what their company owes. */
export async function repayDebts(database: Database, now: Date): Promise<void> {
  const { rows } = await database.execute<{ workspace_id: string; currency: Currency }>(sql`
    select a.workspace_id, a.currency from ledger_accounts a
    join ledger_balances b on b.account_id = a.id and b.cents < 0
    join ledger_accounts f on f.workspace_id = a.workspace_id and f.currency = a.currency and f.kind = 'available'
    join ledger_balances free on free.account_id = f.id and free.cents > 0
    where a.kind = 'debt' limit ${AT_ONCE}`);
  for (const { workspace_id: workspaceId, currency } of rows)
    await database.transaction(async (transaction) => {
      await lockDebt(transaction, workspaceId);
      const [free, debt] = await Promise.all(
        (['available', 'debt'] as const).map((kind) => readBalanceOf(transaction, { kind, workspaceId }, currency)),
      );
      const { toDebt } = splitArrival(free!, debt!);
      if (toDebt === 0) return;
      const cause = { kind: 'space', id: workspaceId } as const;
      const repaid = { key: `debt:${newId()}:repaid`, type: 'chargeback' as const, currency, cause, workspaceId };
      await postParts(transaction, repaid, { available: -toDebt, debt: toDebt }, now);
      await announceWallets(transaction, [workspaceId]);
    });
}
