import { eq } from 'drizzle-orm';
import type { OwnData } from '#platform/capability/own-data.ts';
import type { SpaceRecords } from '#platform/capability/space-records.ts';
import { entitlementGrants } from './tables.ts';

/** Who used a unit stays beside what the unit went to. */
export const ownData: OwnData = {
  columns: { 'entitlement_changes.actor_id': 'kept' },
  areas: [],
  leave: null,
  erase: null,
};

export const spaceRecords: SpaceRecords = {
  columns: { 'entitlement_grants.workspace_id': 'kept' },
  end: null,
  moveProject: null,
  findObstacle: null,
  hasRecords: async (database, workspaceId) =>
    (await database.$count(entitlementGrants, eq(entitlementGrants.workspaceId, workspaceId))) > 0,
};
