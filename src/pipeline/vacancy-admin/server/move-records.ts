import { and, eq, inArray, ne } from 'drizzle-orm';
import { applications } from '#applications/server/tables.ts';
import { companyTopic } from '#pipeline/candidates/server/topics.ts';
import { emailInvitations } from '#pipeline/invitations/server/tables.ts';
import { stageLimits } from '#pipeline/limits/server/tables.ts';
import { candidateComments } from '#pipeline/comments/server/tables.ts';
import { rejectionReasons, rejections } from '#pipeline/moving/server/tables.ts';
import { candidateTagLinks, candidateTags } from '#pipeline/tags/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { accessTopic, announceAll } from '#platform/events/live-topics.ts';
import { positions } from '#projects/server/tables.ts';
import { listCompanyPeople } from '#workspaces/people/server/list-company-people.ts';

interface Move {
  projectId: string;
  from: string;
  to: string;
}

/**
 * Moves the pipeline's other records of a project that moved to another company: comments, invitations by e-mail and the vacancies' own limits move too, tags and
 * reasons are the former company's and stay there. Open streams of the former company are authorised again.
 */
export async function moveRecords(transaction: Database, { projectId, from, to }: Move): Promise<void> {
  const candidates = transaction
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.projectId, projectId));
  await transaction
    .update(candidateComments)
    .set({ workspaceId: to })
    .where(inArray(candidateComments.applicationId, candidates));
  const vacancies = transaction.select({ id: positions.id }).from(positions).where(eq(positions.projectId, projectId));
  await transaction.update(stageLimits).set({ workspaceId: to }).where(inArray(stageLimits.positionId, vacancies));
  await transaction
    .update(emailInvitations)
    .set({ workspaceId: to })
    .where(inArray(emailInvitations.positionId, vacancies));
  const foreignTags = transaction
    .select({ id: candidateTags.id })
    .from(candidateTags)
    .where(ne(candidateTags.workspaceId, to));
  await transaction
    .delete(candidateTagLinks)
    .where(and(inArray(candidateTagLinks.applicationId, candidates), inArray(candidateTagLinks.tagId, foreignTags)));
  const foreignReasons = transaction
    .select({ id: rejectionReasons.id })
    .from(rejectionReasons)
    .where(ne(rejectionReasons.workspaceId, to));
  await transaction
    .update(rejections)
    .set({ reasonId: null })
    .where(and(inArray(rejections.applicationId, candidates), inArray(rejections.reasonId, foreignReasons)));
  // Who was to be told in the former company's words is told in the product's.
  await transaction
    .update(rejections)
    .set({ subject: null, text: null })
    .where(inArray(rejections.applicationId, candidates));
  const people = await listCompanyPeople(transaction, from);
  await announceAll(transaction, [
    { topic: companyTopic(from), id: 'board' },
    ...people.map(({ id }) => ({ topic: accessTopic(id), id: from })),
  ]);
}
