import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { staffRoles, type StaffRole } from '#accounts/sign-up/rules/staff-role.ts';
import { staffInvitations, users } from '#accounts/server/tables.ts';
import { isOpenToObjection } from '#backoffice/rules/objection.ts';
import { readFactorsOff } from '#backoffice/server/suspend-staff.ts';
import type { Database } from '#platform/db/connection.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { workspaceRecruiters, workspaces } from '#workspaces/server/tables.ts';

const owners = alias(users, 'owners');
const company = { workspaceId: workspaces.id, company: workspaces.company, owner: owners.email };

/** The provider's own staff, and the open invitations. */
export async function readStaff({ database, session, now }: SignedInContext) {
  const [factorsOff, people, assignments, invitations] = await Promise.all([
    readFactorsOff(database),
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
      isSuspended: person.suspendedAt !== null,
      abilities: {
        suspend:
          person.suspendedAt === null &&
          person.id !== session.userId &&
          isOpenToObjection(
            { role: person.role, joinedAt: person.createdAt, factorOffAt: factorsOff.get(person.id) ?? null },
            now,
          ),
        restore: person.suspendedAt !== null,
      },
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
      waitsForApproval: staffInvitations.waitsForApproval,
      createdAt: staffInvitations.createdAt,
      expiresAt: staffInvitations.expiresAt,
      invitedBy: sql<string | null>`coalesce(nullif(${users.name}, ''), ${users.email})`,
    })
    .from(staffInvitations)
    .leftJoin(users, eq(users.id, staffInvitations.invitedBy))
    .where(isNull(staffInvitations.acceptedAt))
    .orderBy(desc(staffInvitations.createdAt));
}
