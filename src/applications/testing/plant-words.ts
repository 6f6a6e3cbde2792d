import { newId } from '#platform/db/columns.ts';
import type { PlantedWords, Planting } from '#platform/testing/planting.ts';

/** What both sides say of an application and its interviews; notes of a company user on somebody else's interview. */
export const words: PlantedWords = {
  ofAnyone: async ({ insert }, { userId }) => {
    await insert('calendar_feeds', { user_id: userId }, ['secret_hash']);
  },
  ofProfessional: async (planting, { userId, positionId, applicationId, colleagueId }) => {
    const { insert } = planting;
    await insert('application_intents', { member_id: userId, position_id: positionId, kept_at: new Date() });
    await insert('application_history', { id: newId(), application_id: applicationId, event: 'messaged' }, ['reason']);
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
