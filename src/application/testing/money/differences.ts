import { isNull } from 'drizzle-orm';
import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import type { LedgerDifference } from '#wallet/ledger/rules/differences.ts';
import { ledgerDifferences } from '#wallet/ledger/server/tables.ts';

/** What a proof found, without whom it concerns. */
export const shownDifferences = (found: readonly LedgerDifference[]) =>
  found.map(({ kind, about, cents, currency }) => ({ kind, about, cents, currency }));

/** Another file of the worker may have proved the ledger, in which files break what they like; what it found stops no payment of this one. */
export async function forgetDifferences(database: Database): Promise<void> {
  await database.update(ledgerDifferences).set({ settledAt: new Date() }).where(isNull(ledgerDifferences.settledAt));
}

/** A difference that a proof found and nobody has explained; the next proof finds it no more. By default it stops all. */
export async function openDifference(
  database: Database,
  concerned: Partial<Pick<typeof ledgerDifferences.$inferInsert, 'scope' | 'memberId' | 'workspaceId'>> = {},
): Promise<string> {
  const id = newId();
  await database.insert(ledgerDifferences).values({
    ...{ id, kind: 'unbalanced', about: id, cents: 5, currency: 'BRL', scope: 'all' },
    ...{ firstSeenAt: new Date(), lastSeenAt: new Date(), ...concerned },
  });
  return id;
}
