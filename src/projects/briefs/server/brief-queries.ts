import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import type { Reach } from '#platform/access/reach.ts';
import type { Database } from '#platform/db/connection.ts';
import { withinReach } from '#platform/db/within-reach.ts';
import type { BriefStep } from '#projects/briefs/rules/brief-problems.ts';
import { MAXIMUM_DRAFTS } from '#projects/briefs/rules/brief-limits.ts';
import { briefs } from '#projects/server/tables.ts';
import { workspaces } from '#workspaces/server/tables.ts';

/** Lists the drafts of the caller's spaces; with `createdBy` only that person's. */
export function listDrafts(database: Database, reach: Reach, createdBy: string | null) {
  return database
    .select({
      id: briefs.id,
      company: workspaces.company,
      ownerId: workspaces.ownerId,
      title: sql<string>`coalesce(${briefs.answers} ->> 'title', '')`,
      step: sql<BriefStep>`${briefs.step}`,
      positions: sql<number>`jsonb_array_length(${briefs.answers} -> 'positions')`,
      by: users.name,
      createdAt: briefs.createdAt,
      updatedAt: briefs.updatedAt,
    })
    .from(briefs)
    .innerJoin(users, eq(users.id, briefs.createdBy))
    .innerJoin(workspaces, eq(workspaces.id, briefs.workspaceId))
    .where(
      and(
        withinReach(briefs.workspaceId, reach),
        createdBy === null ? undefined : eq(briefs.createdBy, createdBy),
        isNull(briefs.projectId),
      ),
    )
    .orderBy(desc(briefs.updatedAt), desc(briefs.id))
    .limit(MAXIMUM_DRAFTS);
}

export function countDrafts(database: Database, workspaceId: string): Promise<number> {
  return database.$count(briefs, and(eq(briefs.workspaceId, workspaceId), isNull(briefs.projectId)));
}

export async function findBrief(database: Database, reach: Reach, briefId: string) {
  const [brief] = await database
    .select()
    .from(briefs)
    .where(and(eq(briefs.id, briefId), withinReach(briefs.workspaceId, reach)));
  return brief ?? null;
}

export async function lockBrief(transaction: Database, reach: Reach, briefId: string) {
  const [brief] = await transaction
    .select()
    .from(briefs)
    .where(and(eq(briefs.id, briefId), withinReach(briefs.workspaceId, reach)))
    .for('update');
  return brief ?? null;
}
