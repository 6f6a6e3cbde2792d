import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { ANSWER_DAYS, daysBefore } from '#pipeline/invitations/rules/invitation-terms.ts';
import type { Database } from '#platform/db/connection.ts';
import { positions, projects } from '#projects/server/tables.ts';
import { announceInvited } from './announce-invited.ts';
import { emailInvitations } from './tables.ts';

const MAXIMUM_LISTED = 50;

/** Invitations by e-mail whose link the professional opened, to vacancies that take applications; newest first. */
export function listOpened(database: Database, memberId: string, now: Date) {
  const { id, note, createdAt, declinedAt, openedBy, answeredAt, withdrawnAt } = emailInvitations;
  return database
    .select({
      invitationId: id,
      message: note,
      createdAt,
      declinedAt,
      projectId: positions.projectId,
      positionIndex: positions.positionIndex,
      title: positions.title,
      companyName: positions.companyName,
    })
    .from(emailInvitations)
    .innerJoin(positions, and(eq(positions.id, emailInvitations.positionId), eq(positions.state, 'open')))
    .innerJoin(projects, and(eq(projects.id, positions.projectId), ne(projects.status, 'underReview')))
    .where(
      and(eq(openedBy, memberId), isNull(answeredAt), isNull(withdrawnAt), gt(createdAt, daysBefore(now, ANSWER_DAYS))),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(MAXIMUM_LISTED);
}

/** Says that an opened invitation is not for oneself, or takes that back; null when it is not the professional's. */
export async function declineOpened(
  transaction: Database,
  { invitationId, memberId, declinedAt }: { invitationId: string; memberId: string; declinedAt: Date | null },
) {
  const [changed] = await transaction
    .update(emailInvitations)
    .set({
      declinedAt: declinedAt && sql`coalesce(${emailInvitations.declinedAt}, ${declinedAt.toISOString()}::timestamptz)`,
    })
    .where(and(eq(emailInvitations.id, invitationId), eq(emailInvitations.openedBy, memberId)))
    .returning({ positionId: emailInvitations.positionId, workspaceId: emailInvitations.workspaceId });
  if (!changed) return null;
  await announceInvited(transaction, changed);
  return changed;
}
