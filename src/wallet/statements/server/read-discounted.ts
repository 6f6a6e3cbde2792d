import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { ledgerAccounts, ledgerBalances } from '#wallet/ledger/server/tables.ts';
import { valueWithoutFee } from '#wallet/prices/rules/service-fee.ts';
import { readFeeOfToday, readServiceFees } from '#wallet/prices/server/service-fees.ts';

/** What a company's credits in reais are worth without the service fee: a project's at its own rate, free ones at today's. */
export async function readDiscounted(database: Database, workspaceId: string, now: Date): Promise<number> {
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
