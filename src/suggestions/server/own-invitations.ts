import { and, desc, eq, ne, notExists, sql } from 'drizzle-orm';
import { applications } from '#applications/server/tables.ts';
import { declineOpened, listOpened } from '#pipeline/invitations/server/opened-invitations.ts';
import type { Database } from '#platform/db/connection.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { positions, projects } from '#projects/server/tables.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import { suggestionHappenings } from '#suggestions/happenings.ts';
import { positionInvitations } from './tables.ts';

/** Maximum number in one answer. */
const SHOWN = 50;

/** The vacancies that a member was invited to and may still apply to; those by e-mail since they opened the link. */
export async function readOwnInvitations({ database, session, now }: SignedInContext) {
  const [found, opened] = await Promise.all([
    listReceived(database, session.userId),
    listOpened(database, session.userId, now),
  ]);
  const known = new Set(found.map(({ projectId, positionIndex }) => `${projectId} ${positionIndex}`));
  const others = opened.filter(({ projectId, positionIndex }) => !known.has(`${projectId} ${positionIndex}`));
  const rows = [...found, ...others].toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  return {
    invitations: rows.slice(0, SHOWN).map(({ createdAt, declinedAt, ...row }) => ({
      ...row,
      invitedAt: createdAt.toISOString(),
      isDeclined: declinedAt !== null,
    })),
  };
}

/** Lists the invitations that companies sent to the member on Ponte. */
function listReceived(database: Database, memberId: string) {
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
  return database
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
    .innerJoin(projects, and(eq(projects.id, positions.projectId), ne(projects.status, 'underReview')))
    .where(and(eq(positionInvitations.memberId, memberId), eq(positions.state, 'open'), notExists(applied)))
    .orderBy(desc(positionInvitations.createdAt), desc(positionInvitations.id))
    .limit(SHOWN);
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
    const [received] = await transaction
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
    const opened = { invitationId, memberId, declinedAt: declined ? now : null };
    const changed = received ?? (await declineOpened(transaction, opened));
    if (!changed) throw platformErrors.notFound();
    const { positionId, workspaceId } = changed;
    const name = suggestionHappenings[declined ? 'invitationDeclined' : 'invitationRestored'];
    await recordHappening(transaction, { name, workspaceId, actorId: memberId, ids: { positionId, memberId } });
  });
  return { done: true as const };
}
