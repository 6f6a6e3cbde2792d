import { and, eq, inArray, lt, sum } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import type { Currency } from '#platform/money/currencies.ts';
import { type Account, accountKey } from '#wallet/ledger/rules/accounts.ts';
import { ledgerAccounts, ledgerBalances } from './tables.ts';
import { walletErrors } from '#wallet/errors.ts';

/** What a company holds of a currency, in cents: free and set aside for projects; what is reserved is on its way out. */
export async function sumOfBalances(database: Database, workspaceId: string, currency: Currency): Promise<number> {
  const [row] = await database
    .select({ cents: sum(ledgerBalances.cents).mapWith(Number) })
    .from(ledgerAccounts)
    .innerJoin(ledgerBalances, eq(ledgerBalances.accountId, ledgerAccounts.id))
    .where(
      and(
        eq(ledgerAccounts.workspaceId, workspaceId),
        eq(ledgerAccounts.currency, currency),
        inArray(ledgerAccounts.kind, ['available', 'allocated']),
      ),
    );
  return row?.cents ?? 0;
}

/** Whether credits of a company were ever booked: it has an account then. */
export async function hasHadCredits(database: Database, workspaceId: string): Promise<boolean> {
  const rows = await database
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.workspaceId, workspaceId), eq(ledgerAccounts.kind, 'available')))
    .limit(1);
  return rows.length > 0;
}

/** What a company owes after a payment was taken back, in cents above zero, by currency; nothing where it owes nothing. */
export async function listDebts(
  database: Database,
  workspaceId: string,
): Promise<{ currency: Currency; cents: number }[]> {
  const rows = await database
    .select({ currency: ledgerAccounts.currency, cents: ledgerBalances.cents })
    .from(ledgerAccounts)
    .innerJoin(ledgerBalances, eq(ledgerBalances.accountId, ledgerAccounts.id))
    .where(
      and(eq(ledgerAccounts.workspaceId, workspaceId), eq(ledgerAccounts.kind, 'debt'), lt(ledgerBalances.cents, 0)),
    );
  return rows.map(({ currency, cents }) => ({ currency, cents: -cents }));
}

/** What stands in one account, in cents; zero where nothing was ever posted. The platform's own accounts have no balance. */
export async function readBalanceOf(database: Database, account: Account, currency: Currency): Promise<number> {
  const [row] = await database
    .select({ cents: ledgerBalances.cents })
    .from(ledgerAccounts)
    .innerJoin(ledgerBalances, eq(ledgerBalances.accountId, ledgerAccounts.id))
    .where(eq(ledgerAccounts.key, accountKey(account, currency)));
  return row?.cents ?? 0;
}

/** Whoever owes after a chargeback spends nothing before it is repaid. Throws `wallet.inDebt`. */
export async function requireNoDebt(transaction: Database, workspaceId: string, currency: Currency): Promise<void> {
  if ((await readBalanceOf(transaction, { kind: 'debt', workspaceId }, currency)) < 0) throw walletErrors.inDebt();
}
