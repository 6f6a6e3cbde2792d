import { and, eq, inArray } from 'drizzle-orm';
import type { Person } from '#accounts/server/queries.ts';
import { users } from '#accounts/server/tables.ts';
import { type Permission, permissions as every } from '#platform/access/permissions.ts';
import type { Database } from '#platform/db/connection.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { queueMails } from '#platform/mail/outbox.ts';
import type { addOutcomes } from '#workspaces/contract/people.ts';
import { workspaceErrors } from '#workspaces/errors.ts';
import { workspaceHappenings } from '#workspaces/happenings.ts';
import { MAXIMUM_PEOPLE } from '#workspaces/rules/space-limits.ts';
import { announceAccess } from '#workspaces/server/announce-access.ts';
import { addedMail, spaceName } from '#workspaces/server/emails.ts';
import { spaceIdOf } from '#workspaces/server/own-space.ts';
import { consistentPermissions } from '#workspaces/people/rules/permission-sets.ts';
import { recordAudits } from '#workspaces/server/record-audit.ts';
import { countPeople, lockSpace } from '#workspaces/people/server/space-people.ts';
import { workspaceInvitations, workspaceMembers } from '#workspaces/server/tables.ts';

type Outcome = (typeof addOutcomes)[number];

/** Adds people with company accounts, with these permissions or else every one, and notifies them by mail. */
export async function addUsers(
  context: SignedInContext,
  {
    usersId: requestedIds,
    permissions = [...every],
  }: { usersId: readonly string[]; permissions?: Permission[] | undefined },
) {
  const given = consistentPermissions(permissions);
  const workspaceId = spaceIdOf(context);
  const ids = [...new Set(requestedIds)];
  return context.database.transaction(async (transaction) => {
    const { space, owner } = await lockSpace(transaction, workspaceId);
    const people = await transaction.select().from(users).where(inArray(users.id, ids));
    const members = await transaction
      .select({ userId: workspaceMembers.userId })
      .from(workspaceMembers)
      .where(and(eq(workspaceMembers.workspaceId, workspaceId), inArray(workspaceMembers.userId, ids)));
    const memberIds = new Set(members.map(({ userId }) => userId));
    const results = ids.map((userId) => {
      const person = people.find(({ id }) => id === userId);
      return { userId, outcome: outcomeOf(person, memberIds, space.ownerId) };
    });
    const added = people.filter(({ id }) =>
      results.some(({ userId, outcome }) => userId === id && outcome === 'added'),
    );
    if (added.length > 0)
      await keep(context, transaction, { id: workspaceId, name: spaceName(space, owner), given }, added);
    return { results };
  });
}

function outcomeOf(person: Person | undefined, memberIds: ReadonlySet<string>, ownerId: string): Outcome {
  if (!person || person.deletedAt) return 'unknown';
  if (person.id === ownerId) return 'oneself';
  if (memberIds.has(person.id)) return 'already';
  if (person.role !== 'squadOwner') return 'notACompanyAccount';
  return person.navigationStage === 'squadOwner-register' ? 'incomplete' : 'added';
}

async function keep(
  context: SignedInContext,
  transaction: Database,
  space: { id: string; name: string; given: Permission[] },
  added: readonly Person[],
): Promise<void> {
  const { session, now } = context;
  const workspaceId = space.id;
  if ((await countPeople(transaction, workspaceId)) + added.length > MAXIMUM_PEOPLE)
    throw workspaceErrors.tooManyPeople();
  await transaction
    .insert(workspaceMembers)
    .values(added.map(({ id }) => ({ workspaceId, userId: id, permissions: space.given, addedAt: now })));
  // A person who is added no longer needs an open invitation.
  await transaction
    .update(workspaceInvitations)
    .set({ state: 'cancelled' })
    .where(
      and(
        eq(workspaceInvitations.workspaceId, workspaceId),
        eq(workspaceInvitations.state, 'sent'),
        inArray(
          workspaceInvitations.email,
          added.map(({ email }) => email),
        ),
      ),
    );
  await recordAudits(
    transaction,
    added.map(({ id, name, email }) => ({
      workspaceId,
      actorId: session.userId,
      action: 'memberAdded' as const,
      subject: name || email,
      details: { userId: id, given: space.given },
    })),
  );
  const by = session.displayName || session.email;
  await queueMails(
    transaction,
    workspaceHappenings.memberAdded,
    added.map((person) => addedMail(person, { space: space.name, by, byId: session.userId })),
  );
  await announceAccess(
    transaction,
    workspaceId,
    added.map(({ id }) => id),
  );
}
