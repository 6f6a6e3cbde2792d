import { newId } from '#platform/db/columns.ts';
import type { PlantedWords } from '#platform/testing/planting.ts';

/** What both sides of a conversation wrote, with a file and a report. */
export const words: PlantedWords = {
  ofAnyone: null,
  ofCompanyUser: null,
  ofProfessional: async ({ insert, store }, { userId, applicationId, colleagueId, workspaceId }) => {
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
  },
};
