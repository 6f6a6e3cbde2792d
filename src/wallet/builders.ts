import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import type { Currency } from '#platform/money/currencies.ts';
import { postTransaction } from '#wallet/ledger/server/post-transaction.ts';

interface TopUp {
  workspaceId: string;
  cents: number;
  at: Date;
  currency?: Currency;
}

/** Money of a company that has arrived at the payment provider. */
export function buildTopUp(database: Database, { workspaceId, cents, at, currency = 'BRL' }: TopUp) {
  const id = newId();
  return database.transaction((transaction) =>
    postTransaction(
      transaction,
      {
        ...{ key: `order:${id}:settled`, type: 'topUp', currency, cause: { kind: 'order', id }, actorId: null },
        lines: [
          { account: { kind: 'available', workspaceId }, cents },
          { account: { kind: 'clearing' }, cents: -cents },
        ],
      },
      at,
    ),
  );
}
