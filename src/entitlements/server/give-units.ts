import { sql } from 'drizzle-orm';
import { type EntitlementKind, entitlementKinds, type FreeUnits } from '#entitlements/rules/entitlement-kinds.ts';
import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import { entitlementChanges, entitlementGrants } from './tables.ts';

interface Given {
  workspaceId: string;
  kind: EntitlementKind;
  units: number;
  source: string;
  validUntil: Date | null;
  now: Date;
}

/** Gives a company units, once for each source: a second call with it gives none. */
export async function giveUnits(transaction: Database, { now, ...given }: Given): Promise<void> {
  if (given.units === 0) return;
  const [grant] = await transaction
    .insert(entitlementGrants)
    .values({ id: newId(), ...given, createdAt: now })
    .onConflictDoNothing()
    .returning({ grantId: entitlementGrants.id });
  if (!grant) return;
  await transaction.insert(entitlementChanges).values({ ...grant, step: 'given', units: given.units, createdAt: now });
}

/** The units that every company has once; given when somebody first looks or needs one. */
export async function giveFreeUnits(
  transaction: Database,
  workspaceId: string,
  { freeUnits, now }: { freeUnits: FreeUnits; now: Date },
): Promise<void> {
  for (const kind of entitlementKinds)
    await giveUnits(transaction, { workspaceId, kind, units: freeUnits[kind], source: 'free', validUntil: null, now });
}

/** Whoever uses or returns units of a company does so one after the other. */
export async function lockUnits(transaction: Database, workspaceId: string, kind: EntitlementKind): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`units:${workspaceId}:${kind}`}, 0))`);
}
