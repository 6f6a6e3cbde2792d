import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { clockTime } from '#platform/db/clock-time.ts';
import type { Database } from '#platform/db/connection.ts';
import { workspaceMembers, workspaceRecruiters, workspaces } from '#workspaces/server/tables.ts';

/** Everybody who currently works on a company's hiring, by name: its owner, its colleagues and its assigned recruiters. */
export function listCompanyPeople(database: Database, workspaceId: string) {
  const owner = database.select({ id: workspaces.ownerId }).from(workspaces).where(eq(workspaces.id, workspaceId));
  const { userId, expiresAt } = workspaceMembers;
  const colleagues = database
    .select({ id: userId })
    .from(workspaceMembers)
    .where(and(eq(workspaceMembers.workspaceId, workspaceId), or(isNull(expiresAt), gt(expiresAt, sql`${clockTime}`))));
  const recruiters = database
    .select({ id: workspaceRecruiters.recruiterId })
    .from(workspaceRecruiters)
    .where(eq(workspaceRecruiters.workspaceId, workspaceId));
  const people = union(owner, colleagues, recruiters).as('people');
  return database
    .select({ id: users.id, name: users.name, image: users.image })
    .from(people)
    .innerJoin(users, eq(users.id, people.id))
    .where(isNull(users.deletedAt))
    .orderBy(asc(users.name), asc(users.id));
}
