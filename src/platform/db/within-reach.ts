import { inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Reach } from '#platform/access/reach.ts';

/** The tenancy condition of every query on a workspace's records. */
export function withinReach(column: AnyPgColumn, reach: Reach): SQL {
  if (reach.every) return sql`true`;
  return reach.workspaceIds.length === 0 ? sql`false` : inArray(column, [...reach.workspaceIds]);
}
