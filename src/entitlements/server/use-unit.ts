import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { entitlementErrors } from '#entitlements/errors.ts';
import type { EntitlementKind, EntitlementStep, FreeUnits } from '#entitlements/rules/entitlement-kinds.ts';
import type { Database } from '#platform/db/connection.ts';
import { giveFreeUnits, lockUnits } from './give-units.ts';
import { entitlementChanges, entitlementGrants } from './tables.ts';

interface Use {
  workspaceId: string;
  kind: EntitlementKind;
  /** The record that takes it: a second call with it takes none. */
  causeId: string;
  actorId: string | null;
  freeUnits: FreeUnits;
  now: Date;
}

/**
 * Takes one unit for a record, in the transaction that makes it; of those that end first. Throws the error of its kind when none is left, and the
 * record is not made; and `entitlements.unitReturned` for a record that gave its unit back, which is over: what is made anew is another record.
 */
export async function useUnit(transaction: Database, use: Use): Promise<void> {
  const { workspaceId, kind, causeId, actorId, now } = use;
  await lockUnits(transaction, workspaceId, kind);
  await giveFreeUnits(transaction, workspaceId, use);
  if (await findStep(transaction, causeId, 'returned')) throw entitlementErrors.unitReturned();
  if (await findStep(transaction, causeId, 'used')) return;
  const [grant] = await transaction
    .select({ id: entitlementGrants.id })
    .from(entitlementGrants)
    .where(
      and(
        eq(entitlementGrants.workspaceId, workspaceId),
        eq(entitlementGrants.kind, kind),
        lt(entitlementGrants.used, entitlementGrants.units),
        or(isNull(entitlementGrants.validUntil), gt(entitlementGrants.validUntil, now)),
      ),
    )
    .orderBy(sql`${entitlementGrants.validUntil} asc nulls last`, asc(entitlementGrants.id))
    .limit(1);
  if (!grant) throw entitlementErrors[kind]();
  await transaction
    .insert(entitlementChanges)
    .values({ grantId: grant.id, step: 'used', units: 1, causeId, actorId, createdAt: now });
}

/** Gives the unit of a record back, once: nothing came of it. A unit of a month that is over stays gone. */
export async function returnUnit(
  transaction: Database,
  { workspaceId, kind, causeId, actorId, now }: Omit<Use, 'freeUnits'>,
): Promise<void> {
  await lockUnits(transaction, workspaceId, kind);
  const used = await findStep(transaction, causeId, 'used');
  if (!used) return;
  await transaction
    .insert(entitlementChanges)
    .values({ grantId: used.grantId, step: 'returned', units: 1, causeId, actorId, createdAt: now })
    .onConflictDoNothing();
}

async function findStep(transaction: Database, causeId: string, step: EntitlementStep) {
  const [found] = await transaction
    .select({ grantId: entitlementChanges.grantId })
    .from(entitlementChanges)
    .where(and(eq(entitlementChanges.causeId, causeId), eq(entitlementChanges.step, step)));
  return found;
}
