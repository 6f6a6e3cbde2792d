import { newId } from '#platform/db/columns.ts';
import type { ErasureScene, PlantedWords, Planting } from '#platform/testing/planting.ts';

/** What both sides of an application write; notes of a company user on somebody else's interview. */
export const words: PlantedWords = {
  ofAnyone: async ({ insert }, { userId }) => {
    await insert('calendar_feeds', { user_id: userId }, ['secret_hash']);
  },
  ofProfessional: async (planting, { userId, positionId, applicationId, colleagueId, workspaceId }) => {
    const { insert } = planting;
    await insert('application_intents', { member_id: userId, position_id: positionId, kept_at: new Date() });
    await insert('application_history', { id: newId(), application_id: applicationId, event: 'messaged' }, ['reason']);
    await plantConversation(planting, { userId, applicationId, colleagueId, workspaceId });
    const consent = { application_id: applicationId, consent_version: 1, consented_at: new Date() };
    await insert('affirmative_declarations', consent, ['content']);
    await plantInterviews(planting, applicationId, colleagueId);
  },
  ofCompanyUser: async ({ insert }, { userId, applicationId }) => {
    const interviewId = newId();
    await insert('interviews', { id: interviewId, application_id: applicationId, kind: 'company', time_zone: 'UTC' });
    await insert('interview_notes', { interview_id: interviewId, author_id: userId }, ['text']);
  },
};

/** What both sides wrote, with a file and a report. */
async function plantConversation(
  { insert, store }: Planting,
  scene: Pick<ErasureScene, 'userId' | 'applicationId' | 'colleagueId' | 'workspaceId'>,
): Promise<void> {
  const { userId, applicationId, colleagueId, workspaceId } = scene;
  const ofApplication = { application_id: applicationId };
  const thread = { ...ofApplication, workspace_id: workspaceId };
  await insert('message_threads', { ...thread, last_at: new Date(), awaits: 'company' });
  const messageId = newId();
  const message = { ...thread, id: messageId, mailing_id: newId(), sender_id: colleagueId };
  await insert('application_messages', message, ['subject', 'text']);
  const answer = { ...thread, id: newId(), mailing_id: newId(), sender_id: userId, side: 'candidate' };
  await insert('application_messages', answer, ['text']);
  for (const [id, side] of [
    [userId, 'candidate'],
    [colleagueId, 'company'],
  ])
    await insert('message_participants', { ...ofApplication, user_id: id, side });
  const file = { file_key: await store('message'), media_type: 'text/plain', size_bytes: 1, uploaded_by: userId };
  await insert('message_files', { ...ofApplication, ...file, id: newId(), message_id: messageId }, ['name']);
  const report = { ...ofApplication, id: newId(), reporter_id: userId, side: 'candidate' };
  await insert('message_reports', report, ['reason']);
}

async function plantInterviews({ insert }: Planting, applicationId: string, authorId: string): Promise<void> {
  const interviewId = newId();
  const interview = { application_id: applicationId, kind: 'company', time_zone: 'UTC' };
  await insert('interviews', { ...interview, id: interviewId, state: 'rescheduleRequested' }, [
    'meeting_link',
    'reschedule_reason',
    'message',
  ]);
  await insert('interviews', { ...interview, id: newId(), state: 'cancelled' }, ['cancel_reason']);
  await insert('interview_notes', { interview_id: interviewId, author_id: authorId }, ['text']);
}

declare module '#platform/testing/planting.ts' {
  interface ErasureScene {
    /** The application of the professional, or of somebody else when a company user is erased. */
    applicationId: string;
  }
}
