import { and, eq, inArray } from 'drizzle-orm';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { currencies, type Currency } from '#platform/money/currencies.ts';
import type { AccountKind } from '#wallet/ledger/rules/accounts.ts';
import { ledgerAccounts, ledgerBalances } from '#wallet/ledger/server/tables.ts';
import type { Wallet } from '#wallet/statements/contract.ts';
import { readForecast } from './read-forecast.ts';
import { sumOfBalances } from '#wallet/ledger/server/read-balances.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { findOwnWorkspace, findWorkspaceWithin } from '#workspaces/server/queries.ts';
import type { Database } from '#platform/db/connection.ts';
import { valueWithoutFee } from '#wallet/prices/rules/service-fee.ts';
import { readFeeOfToday, readServiceFees } from '#wallet/prices/server/service-fees.ts';

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

/** What a space holds in reais: what is free and what is set aside for projects. */
export async function readBalance(context: SignedInContext, ownerId: string | undefined) {
  const { id } = await requireWalletSpace(context, ownerId);
  const cents = await sumOfBalances(context.database, id, 'BRL');
  return { userWallet: cents / 100, cents, currency: 'BRL' as const };
}

/** The space whose wallet is asked for: the caller's, or that of a named owner. Throws `platform.notFound` where the caller does not reach it. */
export async function requireWalletSpace(context: SignedInContext, ownerId: string | undefined) {
  const named = ownerId ? await findOwnWorkspace(context.database, ownerId) : null;
  const requestedId = ownerId ? named?.id : context.workspace?.id;
  const workspace = requestedId ? await findWorkspaceWithin(context.database, context.reach, requestedId) : null;
  if (!workspace) throw platformErrors.notFound();
  return workspace;
}

/** What a company's credits in reais are worth without the service fee: a project's at its own rate, free ones at today's. */
async function readDiscounted(database: Database, workspaceId: string, now: Date): Promise<number> {
  const held = await database
    .select({ projectId: ledgerAccounts.projectId, cents: ledgerBalances.cents })
    .from(ledgerAccounts)
    .innerJoin(ledgerBalances, eq(ledgerBalances.accountId, ledgerAccounts.id))
    .where(
      and(
        eq(ledgerAccounts.workspaceId, workspaceId),
        eq(ledgerAccounts.currency, 'BRL'),
        inArray(ledgerAccounts.kind, ['available', 'allocated']),
      ),
    );
  const projectIds = held.flatMap(({ projectId }) => projectId ?? []);
  const [today, fees] = await Promise.all([readFeeOfToday(database, now), readServiceFees(database, projectIds, now)]);
  return valueWithoutFee(
    held.map(({ projectId, cents }) => ({
      cents,
      basisPoints: projectId === null ? today : fees.get(projectId)!,
    })),
  );
}
