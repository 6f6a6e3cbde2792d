import { and, asc, desc, eq } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { forbiddenPaths } from '#workspaces/rules/forbidden-paths.ts';
import { memberStatus } from '#workspaces/people/rules/member-status.ts';
import { workspaceInvitations, workspaceMembers, workspaces } from '#workspaces/server/tables.ts';

type Member = typeof workspaceMembers.$inferSelect;
export type Invitation = typeof workspaceInvitations.$inferSelect;
interface MemberPerson {
  name: string;
  email: string;
  image: string | null;
}

const memberWithPerson = {
  member: workspaceMembers,
  person: {
    name: users.name,
    email: users.email,
    image: users.image,
    language: users.language,
    brand: users.brand,
  },
};

/** All members of a space, including ended memberships, by the time they joined. */
export function listMembers(database: Database, workspaceId: string) {
  return database
    .select(memberWithPerson)
    .from(workspaceMembers)
    .innerJoin(users, eq(users.id, workspaceMembers.userId))
    .where(eq(workspaceMembers.workspaceId, workspaceId))
    .orderBy(asc(workspaceMembers.addedAt), asc(workspaceMembers.userId));
}

export function listOpenInvitations(database: Database, workspaceId: string) {
  return database
    .select()
    .from(workspaceInvitations)
    .where(and(eq(workspaceInvitations.workspaceId, workspaceId), eq(workspaceInvitations.state, 'sent')))
    .orderBy(desc(workspaceInvitations.id));
}

/** Locks one member's row until the transaction ends. */
export async function lockMember(transaction: Database, workspaceId: string, userId: string) {
  const [found] = await transaction
    .select(memberWithPerson)
    .from(workspaceMembers)
    .innerJoin(users, eq(users.id, workspaceMembers.userId))
    .where(and(eq(workspaceMembers.workspaceId, workspaceId), eq(workspaceMembers.userId, userId)))
    .for('update', { of: workspaceMembers });
  return found ?? null;
}

/** Locks a space and reads its owner: changes to its people are serialised until the transaction ends. */
export async function lockSpace(transaction: Database, workspaceId: string) {
  const [found] = await transaction
    .select({ space: workspaces, owner: users })
    .from(workspaces)
    .innerJoin(users, eq(users.id, workspaces.ownerId))
    .where(eq(workspaces.id, workspaceId))
    .for('update', { of: workspaces });
  if (!found) throw new Error('The space of the request is not there.');
  return found;
}

export async function countPeople(transaction: Database, workspaceId: string): Promise<number> {
  const [members, invitations] = await Promise.all([
    transaction.$count(workspaceMembers, eq(workspaceMembers.workspaceId, workspaceId)),
    transaction.$count(
      workspaceInvitations,
      and(eq(workspaceInvitations.workspaceId, workspaceId), eq(workspaceInvitations.state, 'sent')),
    ),
  ]);
  return members + invitations;
}

export function presentMember(member: Member, person: MemberPerson, now: Date) {
  return {
    userId: member.userId,
    invitationId: null,
    displayName: person.name,
    email: person.email,
    userPhoto: person.image,
    status: memberStatus('member', member.expiresAt, now),
    date: member.addedAt.toISOString(),
    permissions: member.permissions,
    forbiddens: forbiddenPaths({ isOwner: false, permissions: member.permissions }),
    expiresAt: member.expiresAt?.toISOString() ?? null,
    version: member.version,
  };
}

export function presentInvitation(invitation: Invitation, now: Date) {
  return {
    userId: null,
    invitationId: invitation.id,
    displayName: '',
    email: invitation.email,
    userPhoto: null,
    status: memberStatus('invitation', invitation.expiresAt, now),
    date: invitation.createdAt.toISOString(),
    permissions: invitation.permissions,
    forbiddens: forbiddenPaths({ isOwner: false, permissions: invitation.permissions }),
    expiresAt: invitation.membershipExpiresAt?.toISOString() ?? null,
    version: null,
  };
}
