import { sql } from 'drizzle-orm';
import { newId } from '#platform/db/columns.ts';
import { markOf, type Planting } from './plant-words.ts';

interface CompanyScene {
  userId: string;
  /** The person's own space, without anyone else and without running projects. */
  ownSpaceId: string;
  /** A space of another company, where the person is a colleague. */
  applicationId: string;
  workspaceId: string;
  otherId: string;
}

/** What a company user holds besides the account. */
export async function plantCompanyPerson(planting: Planting, scene: CompanyScene): Promise<void> {
  const { insert, update } = planting;
  const { userId, ownSpaceId, applicationId, workspaceId, otherId } = scene;
  await update('workspaces', sql`id = ${ownSpaceId}`, [
    'first_name',
    'last_name',
    'phone_code',
    'phone_number',
    'position_company',
  ]);
  const interviewId = newId();
  await insert('interviews', { id: interviewId, application_id: applicationId, kind: 'company', time_zone: 'UTC' });
  await insert('interview_notes', { interview_id: interviewId, author_id: userId }, ['text']);
  const commentId = newId();
  await insert('candidate_comments', {
    id: commentId,
    application_id: applicationId,
    workspace_id: workspaceId,
    author_id: otherId,
    text: `@${markOf('users', 'name')} por favor`,
  });
  await insert('comment_mentions', { comment_id: commentId, user_id: userId });
}
