import { and, desc, eq, ne, notExists, sql } from 'drizzle-orm';
import { applications } from '#candidacies/applications/server/tables.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { positions } from '#projects/server/tables.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import { suggestionHappenings } from '#suggestions/happenings.ts';
import { positionInvitations } from './tables.ts';

/** Maximum number in one answer. */
const SHOWN = 50;

/** The vacancies that a member was invited to and may still apply to. */
export async function readOwnInvitations({ database, session }: SignedInContext) {
  const applied = database
    .select({ one: sql`1` })
    .from(applications)
    .where(
      and(
        eq(applications.positionId, positionInvitations.positionId),
        eq(applications.memberId, positionInvitations.memberId),
        ne(applications.state, 'withdrawn'),
      ),
    );
  const rows = await database
    .select({
      invitationId: positionInvitations.id,
      message: positionInvitations.message,
      createdAt: positionInvitations.createdAt,
      declinedAt: positionInvitations.declinedAt,
      projectId: positions.projectId,
      positionIndex: positions.positionIndex,
      title: positions.title,
      companyName: positions.companyName,
    })
    .from(positionInvitations)
    .innerJoin(positions, eq(positions.id, positionInvitations.positionId))
    .where(and(eq(positionInvitations.memberId, session.userId), eq(positions.state, 'open'), notExists(applied)))
    .orderBy(desc(positionInvitations.createdAt), desc(positionInvitations.id))
    .limit(SHOWN);
  return {
    invitations: rows.map(({ createdAt, declinedAt, ...row }) => ({
      ...row,
      invitedAt: createdAt.toISOString(),
      isDeclined: declinedAt !== null,
    })),
  };
}

/** Only the member's own invitations; when repeated, the first time is kept. */
export async function answerInvitation(
  { database, session, now }: SignedInContext,
  { invitationId, declined }: { invitationId: string; declined: boolean },
) {
  const declinedAt = declined
    ? sql`coalesce(${positionInvitations.declinedAt}, ${now.toISOString()}::timestamptz)`
    : null;
  const memberId = session.userId;
  await database.transaction(async (transaction) => {
    const [changed] = await transaction
      .update(positionInvitations)
      .set({ declinedAt })
      .from(positions)
      .where(
        and(
          eq(positionInvitations.id, invitationId),
          eq(positionInvitations.memberId, memberId),
          eq(positions.id, positionInvitations.positionId),
        ),
      )
      .returning({ positionId: positions.id, workspaceId: positions.workspaceId });
    if (!changed) throw platformErrors.notFound();
    const { positionId, workspaceId } = changed;
    const name = suggestionHappenings[declined ? 'invitationDeclined' : 'invitationRestored'];
    await recordHappening(transaction, { name, workspaceId, actorId: memberId, ids: { positionId, memberId } });
  });
  return { done: true as const };
}
