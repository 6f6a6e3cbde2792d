import { and, asc, desc, eq, inArray, isNull, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { applications } from '#applications/server/tables.ts';
import { findApplication } from '#pipeline/candidates/server/candidate-queries.ts';
import { candidateComments } from '#pipeline/comments/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { withinReach } from '#platform/db/within-reach.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { positions } from '#projects/server/tables.ts';
import { commentMentions } from './tables.ts';

const MAXIMUM_SHOWN = 50;
const member = alias(users, 'member');

/** The caller's unread mentions, newest first; only those that the caller may still see. */
export async function readMentions({ database, reach, session }: SignedInContext) {
  const rows = await database
    .select({
      commentId: candidateComments.id,
      applicationId: applications.id,
      projectId: applications.projectId,
      positionIndex: positions.positionIndex,
      title: positions.title,
      candidate: member.name,
      author: { name: users.name, image: users.image },
      text: candidateComments.text,
      at: commentMentions.createdAt,
    })
    .from(commentMentions)
    .innerJoin(candidateComments, eq(candidateComments.id, commentMentions.commentId))
    .innerJoin(applications, eq(applications.id, candidateComments.applicationId))
    .innerJoin(positions, eq(positions.id, applications.positionId))
    .innerJoin(users, eq(users.id, candidateComments.authorId))
    .innerJoin(member, eq(member.id, applications.memberId))
    .where(
      and(
        eq(commentMentions.userId, session.userId),
        isNull(commentMentions.readAt),
        isNull(candidateComments.deletedAt),
        withinReach(applications.workspaceId, reach),
        ne(positions.state, 'removed'),
      ),
    )
    .orderBy(desc(commentMentions.createdAt), desc(commentMentions.commentId))
    .limit(MAXIMUM_SHOWN);
  return { mentions: rows.map((row) => ({ ...row, at: row.at.toISOString() })) };
}

/** Marks the comments about a candidate as read by the caller. */
export async function markMentionsRead(context: SignedInContext, applicationId: string): Promise<void> {
  const { database, reach, session, now } = context;
  if (!(await findApplication(database, reach, applicationId))) throw platformErrors.notFound();
  const ofCandidate = database
    .select({ id: candidateComments.id })
    .from(candidateComments)
    .where(eq(candidateComments.applicationId, applicationId));
  await database
    .update(commentMentions)
    .set({ readAt: now })
    .where(
      and(
        eq(commentMentions.userId, session.userId),
        isNull(commentMentions.readAt),
        inArray(commentMentions.commentId, ofCandidate),
      ),
    );
}

/** The people mentioned in the comments about a candidate, by comment. */
export async function mentionsByComment(database: Database, applicationId: string) {
  const rows = await database
    .select({ commentId: commentMentions.commentId, userId: users.id, name: users.name })
    .from(commentMentions)
    .innerJoin(candidateComments, eq(candidateComments.id, commentMentions.commentId))
    .innerJoin(users, eq(users.id, commentMentions.userId))
    .where(eq(candidateComments.applicationId, applicationId))
    .orderBy(asc(users.name), asc(users.id));
  return Map.groupBy(rows, ({ commentId }) => commentId);
}
