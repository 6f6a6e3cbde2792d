import { eq } from 'drizzle-orm';
import { countUnits } from '#entitlements/rules/count-units.ts';
import { entitlementKinds } from '#entitlements/rules/entitlement-kinds.ts';
import { permissions } from '#platform/access/permissions.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { entitlementGrants } from './tables.ts';

/** The caller's rights in the space, and its units; free units that nobody needed yet count as given. */
export async function readGrants({ database, workspace, settings: { freeUnits }, now }: SignedInContext) {
  if (!workspace) throw platformErrors.notFound();
  const grants = await database.select().from(entitlementGrants).where(eq(entitlementGrants.workspaceId, workspace.id));
  return {
    isOwner: workspace.isOwner,
    rights: permissions.filter((right) => workspace.isOwner || workspace.permissions.includes(right)),
    entitlements: entitlementKinds.map((kind) => {
      const own = grants.filter((grant) => grant.kind === kind);
      const hasFree = own.some(({ source }) => source === 'free');
      const unasked = { units: freeUnits[kind], used: 0, validUntil: null };
      return { kind, ...countUnits(hasFree ? own : [...own, unasked], now) };
    }),
  };
}
