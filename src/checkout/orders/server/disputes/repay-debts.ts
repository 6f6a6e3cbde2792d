import { sql } from 'drizzle-orm';
import { splitArrival } from '#checkout/orders/rules/dispute-states.ts';
import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import type { Currency } from '#platform/money/currencies.ts';
import { announceWallets } from '#wallet/ledger/server/announce-wallet.ts';
import { postTransaction } from '#wallet/ledger/server/post-transaction.ts';
import { readBalanceOf } from '#wallet/ledger/server/read-balances.ts';
import { lockDebt } from './lock-debt.ts';

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
      await postTransaction(
        transaction,
        {
          ...{ key: `debt:${newId()}:repaid`, type: 'chargeback', currency, actorId: null },
          cause: { kind: 'space', id: workspaceId },
          lines: [
            { account: { kind: 'available', workspaceId }, cents: -toDebt },
            { account: { kind: 'debt', workspaceId }, cents: toDebt },
          ],
        },
        now,
      );
      await announceWallets(transaction, [workspaceId]);
    });
}
