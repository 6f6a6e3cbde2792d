import { and, desc, eq, ilike, inArray, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { staffRoles, type StaffRole } from '#accounts/sign-up/rules/staff-role.ts';
import { staffInvitations, users } from '#accounts/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { workspaceRecruiters, workspaces } from '#workspaces/server/tables.ts';

const SHOWN_COMPANIES = 20;
const owners = alias(users, 'owners');
const company = { workspaceId: workspaces.id, company: workspaces.company, owner: owners.email };

/** The provider's own staff, and the open invitations. */
export async function readStaff({ database, now }: SignedInContext) {
  const [people, assignments, invitations] = await Promise.all([
    database
      .select()
      .from(users)
      .where(and(inArray(users.role, [...staffRoles]), isNull(users.deletedAt)))
      .orderBy(users.role, users.name),
    database
      .select({ ...company, recruiterId: workspaceRecruiters.recruiterId })
      .from(workspaceRecruiters)
      .innerJoin(workspaces, eq(workspaces.id, workspaceRecruiters.workspaceId))
      .innerJoin(owners, eq(owners.id, workspaces.ownerId))
      .orderBy(workspaces.company),
    listOpenInvitations(database),
  ]);
  return {
    people: people.map((person) => ({
      userId: person.id,
      name: person.name,
      email: person.email,
      photo: person.image,
      role: person.role as StaffRole,
      joinedAt: person.createdAt.toISOString(),
      companies: assignments.filter(({ recruiterId }) => recruiterId === person.id),
    })),
    invitations: invitations.map(({ createdAt, expiresAt, invitedBy, ...invitation }) => ({
      ...invitation,
      invitedBy,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      expired: expiresAt <= now,
    })),
  };
}

function listOpenInvitations(database: Database) {
  return database
    .select({
      id: staffInvitations.id,
      email: staffInvitations.email,
      role: staffInvitations.role,
      createdAt: staffInvitations.createdAt,
      expiresAt: staffInvitations.expiresAt,
      invitedBy: sql<string | null>`coalesce(nullif(${users.name}, ''), ${users.email})`,
    })
    .from(staffInvitations)
    .leftJoin(users, eq(users.id, staffInvitations.invitedBy))
    .where(isNull(staffInvitations.acceptedAt))
    .orderBy(desc(staffInvitations.createdAt));
}

/** Companies whose name or owner's e-mail contains the words; those without a name yet are found by the e-mail. */
export async function findCompanies(database: Database, search: string) {
  const pattern = `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return database
    .select(company)
    .from(workspaces)
    .innerJoin(owners, eq(owners.id, workspaces.ownerId))
    .where(
      and(
        isNull(workspaces.closedAt),
        search === '' ? undefined : or(ilike(workspaces.company, pattern), sql`${owners.email}::text ilike ${pattern}`),
      ),
    )
    .orderBy(workspaces.company, workspaces.id)
    .limit(SHOWN_COMPANIES);
}
