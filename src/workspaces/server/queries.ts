import { and, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import type { Reach } from '#platform/access/reach.ts';
import { clockTime } from '#platform/db/clock-time.ts';
import type { Database } from '#platform/db/connection.ts';
import { withinReach } from '#platform/db/within-reach.ts';
import { workspaceMembers, workspaceRecruiters, workspaces } from '#workspaces/server/tables.ts';

/** The open workspace that a person owns. */
export async function findOwnWorkspace(database: Database, ownerId: string) {
  const [own] = await database
    .select()
    .from(workspaces)
    .where(and(eq(workspaces.ownerId, ownerId), isNull(workspaces.closedAt)));
  return own ?? null;
}

/** An expired membership ends at that moment, in every open session too. */
const notExpired = or(isNull(workspaceMembers.expiresAt), gt(workspaceMembers.expiresAt, sql`${clockTime}`));

export async function findMembership(database: Database, workspaceId: string, userId: string) {
  const [found] = await database
    .select()
    .from(workspaceMembers)
    .where(and(eq(workspaceMembers.workspaceId, workspaceId), eq(workspaceMembers.userId, userId), notExpired));
  return found ?? null;
}

export async function listAssignedWorkspaceIds(database: Database, recruiterId: string): Promise<string[]> {
  const rows = await database
    .select({ id: workspaceRecruiters.workspaceId })
    .from(workspaceRecruiters)
    .where(eq(workspaceRecruiters.recruiterId, recruiterId));
  return rows.map(({ id }) => id);
}

export async function findWorkspaceWithin(database: Database, reach: Reach, workspaceId: string) {
  const [found] = await database
    .select()
    .from(workspaces)
    .where(and(eq(workspaces.id, workspaceId), withinReach(workspaces.id, reach)));
  return found ?? null;
}

/** Whether somebody belongs to a company space: its owner, a colleague, a recruiter of it, or an administrator of the provider. */
export function isOfSpace(workspaceId: string | AnyPgColumn): SQL {
  return sql`(${users.role} = 'admin'
    or exists (select from ${workspaces} w where w.id = ${workspaceId} and w.owner_id = ${users.id})
    or exists (select from ${workspaceMembers} m where m.workspace_id = ${workspaceId} and m.user_id = ${users.id}
      and (m.expires_at is null or m.expires_at > ${clockTime}))
    or exists (select from ${workspaceRecruiters} r where r.workspace_id = ${workspaceId} and r.recruiter_id = ${users.id}))`;
}

/** Whether somebody (of `users`) is a colleague of a company space now: its owner is none, and whoever's time is over neither. */
export function isColleagueOf(workspaceId: string, now: Date): SQL {
  return sql`exists (select from ${workspaceMembers} m where m.workspace_id = ${workspaceId} and m.user_id = ${users.id}
    and (m.expires_at is null or m.expires_at > ${now.toISOString()}::timestamptz))`;
}
