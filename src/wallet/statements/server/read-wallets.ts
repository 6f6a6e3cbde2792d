import { eq, sql } from 'drizzle-orm';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import { addDays } from '#platform/calendar/national-holidays.ts';
import type { Database } from '#platform/db/connection.ts';
import { pricedMinutes } from '#platform/db/priced-minutes.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { currencies } from '#platform/money/currencies.ts';
import { priceOfEntry } from '#projects/professionals/server/set-price.ts';
import { isPaidByCredits, isUncovered } from '#wallet/hours/server/payable-entries.ts';
import type { AccountKind } from '#wallet/ledger/rules/accounts.ts';
import { sumOfBalances } from '#wallet/ledger/server/read-balances.ts';
import { ledgerAccounts, ledgerBalances } from '#wallet/ledger/server/tables.ts';
import { valueWithoutFee } from '#wallet/prices/rules/service-fee.ts';
import { readFeeOfToday, readServiceFees } from '#wallet/prices/server/service-fees.ts';
import type { Wallet } from '#wallet/statements/contract.ts';
import { type CreditForecast, forecastCredits, PACE_DAYS } from '#wallet/statements/rules/credit-forecast.ts';
import { sumOfLines } from '#wallet/statements/rules/statement-lines.ts';
import { findOwnWorkspace, findWorkspaceWithin } from '#workspaces/server/queries.ts';

/** What a space holds in each currency that it ever had; reais always. */
export async function readWallets(context: SignedInContext, ownerId: string | undefined) {
  const { database, ports, now } = context;
  const { id: workspaceId, company } = await requireWalletSpace(context, ownerId);
  const accounts = await database
    .select({ account: ledgerAccounts, cents: ledgerBalances.cents })
    .from(ledgerAccounts)
    .innerJoin(ledgerBalances, eq(ledgerBalances.accountId, ledgerAccounts.id))
    .where(eq(ledgerAccounts.workspaceId, workspaceId));
  const coming = await ports.readComingCredits(database, workspaceId);
  const byCurrency = Map.groupBy(accounts, ({ account }) => account.currency);
  const had = currencies.filter((one) => one === 'BRL' || coming.has(one) || byCurrency.has(one));
  const wallets = had.map((currency): Wallet => {
    const own = byCurrency.get(currency) ?? [];
    const sumOf = (kind: AccountKind) => sumOfLines(own.filter(({ account }) => account.kind === kind));
    const [availableCents, allocatedCents] = [sumOf('available'), sumOf('allocated')];
    return {
      ...{ currency, availableCents, allocatedCents, totalCents: availableCents + allocatedCents },
      ...{ reservedCents: sumOf('reserved'), debtCents: sumOf('debt'), futureCents: coming.get(currency) ?? 0 },
    };
  });
  const { totalCents } = wallets.find(({ currency }) => currency === 'BRL')!;
  const held = (byCurrency.get('BRL') ?? []).filter(({ account }) => ['available', 'allocated'].includes(account.kind));
  const projectIds = held.flatMap(({ account }) => account.projectId ?? []);
  const [today, fees, forecast] = await Promise.all([
    readFeeOfToday(database, now),
    readServiceFees(database, projectIds, now),
    readForecast(database, { workspaceId, totalCents, now }),
  ]);
  // A project's credits at its own rate, free ones at today's.
  const discountedCents = valueWithoutFee(
    held.map(({ account: { projectId }, cents }) => ({
      cents,
      basisPoints: fees.get(projectId ?? '') ?? today,
    })),
  );
  return { company: company ?? '', wallets, discountedCents, forecast };
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

const cost = pricedMinutes(sql`e.minutes`, priceOfEntry(sql`h`, 'gross'));

/** Until when a company's credits in reais last, at the pace of the last weeks. */
async function readForecast(
  database: Database,
  { workspaceId, totalCents, now }: { workspaceId: string; totalCents: number; now: Date },
): Promise<CreditForecast | null> {
  const today = dateInSaoPaulo(now);
  const first = addDays(today, 1 - PACE_DAYS);
  const { rows } = await database.execute<{ spent: number; owed: number }>(sql`
    select coalesce(sum(${cost}) filter (where e.local_date between ${first}::date and ${today}::date), 0)::float8 as spent,
      coalesce(sum(${cost}) filter (where e.state in ('pending', 'contested', 'held') or (${isUncovered})), 0)::float8 as owed
    from time_entries e join project_professionals h on h.id = e.hire_id join positions o on o.id = h.position_id
    where e.workspace_id = ${workspaceId} and ${isPaidByCredits}
      and (e.state in ('pending', 'contested', 'held', 'payable') or (e.state = 'paid' and e.local_date >= ${first}::date))`);
  return forecastCredits({ totalCents, owedCents: rows[0]!.owed, spentCents: rows[0]!.spent, today });
}
