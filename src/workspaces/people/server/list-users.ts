import { eq } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { spaceIdOf } from '#workspaces/server/own-space.ts';
import {
  listMembers,
  listOpenInvitations,
  presentInvitation,
  presentMember,
} from '#workspaces/people/server/space-people.ts';
import { workspaces } from '#workspaces/server/tables.ts';

/** The colleagues of the space, then the open invitations. */
export async function listUsers(context: SignedInContext) {
  const { database, now } = context;
  const workspaceId = spaceIdOf(context);
  const [members, invitations, [own]] = await Promise.all([
    listMembers(database, workspaceId),
    listOpenInvitations(database, workspaceId),
    database
      .select({
        company: workspaces.company,
        owner: { userId: users.id, displayName: users.name, email: users.email, userPhoto: users.image },
      })
      .from(workspaces)
      .innerJoin(users, eq(users.id, workspaces.ownerId))
      .where(eq(workspaces.id, workspaceId)),
  ]);
  return {
    ...own!,
    users: [
      ...members.map(({ member, person }) => presentMember(member, person, now)),
      ...invitations.map((invitation) => presentInvitation(invitation, now)),
    ],
  };
}
