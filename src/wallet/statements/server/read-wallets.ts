import { eq } from 'drizzle-orm';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { type Currency, currencies } from '#platform/money/currencies.ts';
import type { AccountKind } from '#wallet/ledger/rules/accounts.ts';
import { ledgerAccounts, ledgerBalances } from '#wallet/ledger/server/tables.ts';
import type { Wallet } from '#wallet/statements/contract.ts';
import { readDiscounted } from './read-discounted.ts';
import { readForecast } from './read-forecast.ts';
import { requireWalletSpace } from './find-wallet-space.ts';

/** What a space holds in each currency that it ever had; reais always. */
export async function readWallets(context: SignedInContext, ownerId: string | undefined) {
  const { database, ports, now } = context;
  const { id, company } = await requireWalletSpace(context, ownerId);
  const [accounts, coming] = await Promise.all([
    database
      .select({ kind: ledgerAccounts.kind, currency: ledgerAccounts.currency, cents: ledgerBalances.cents })
      .from(ledgerAccounts)
      .innerJoin(ledgerBalances, eq(ledgerBalances.accountId, ledgerAccounts.id))
      .where(eq(ledgerAccounts.workspaceId, id)),
    ports.readComingCredits(database, id),
  ]);
  const had = currencies.filter(
    (currency) =>
      currency === 'BRL' || coming.has(currency) || accounts.some((account) => account.currency === currency),
  );
  const wallets = had.map((currency) => walletOf(currency, accounts, coming));
  const { totalCents } = wallets.find(({ currency }) => currency === 'BRL')!;
  const [discountedCents, forecast] = await Promise.all([
    readDiscounted(database, id, now),
    readForecast(database, { workspaceId: id, totalCents, now }),
  ]);
  return { company: company ?? '', wallets, discountedCents, forecast };
}

function walletOf(
  currency: Currency,
  accounts: readonly { kind: AccountKind; currency: Currency; cents: number }[],
  coming: Map<Currency, number>,
): Wallet {
  const sumOf = (kind: AccountKind) =>
    accounts.reduce(
      (sum, account) => (account.currency === currency && account.kind === kind ? sum + account.cents : sum),
      0,
    );
  const [availableCents, allocatedCents] = [sumOf('available'), sumOf('allocated')];
  return {
    ...{ currency, availableCents, allocatedCents, totalCents: availableCents + allocatedCents },
    ...{ reservedCents: sumOf('reserved'), debtCents: sumOf('debt'), futureCents: coming.get(currency) ?? 0 },
  };
}
