import { markedEmail } from '#accounts/testing/plant-words.ts';
import { newId } from '#platform/db/columns.ts';
import type { PlantedWords, Planting } from '#platform/testing/planting.ts';

/** What others wrote about a professional, and what anybody wrote as a recommender at their own address. */
export const words: PlantedWords = {
  ofAnyone: async (planting, { neighbours }) => {
    await plantReference(planting, { member_id: neighbours[0], email: markedEmail });
  },
  ofProfessional: async (planting, { userId, workspaceId, colleagueId }) => {
    const id = await plantReference(planting, { member_id: userId, email: `${newId()}@example.com` });
    const reader = { reference_id: id, workspace_id: workspaceId, asked_by: colleagueId, code_hash: newId() };
    await planting.insert('reference_readers', reader);
  },
  ofCompanyUser: null,
};

async function plantReference({ insert }: Planting, facts: { member_id: string; email: string }): Promise<string> {
  const id = newId();
  const answered = { state: 'answered', version: 1, language: 'pt', ended_at: new Date() };
  await insert('reference_requests', { id, ...facts, ...answered }, [
    'name',
    'job_title',
    'company',
    'phone',
    'reason',
  ]);
  await insert('reference_codes', { code_hash: newId(), reference_id: id });
  const rated = { general: 'good', behavioural: 'good', technical: 'good' };
  const answer = { reference_id: id, version: 1, ...rated, may_contact: true, serves_later: false };
  await insert('reference_answers', answer, ['words', 'contact_phone']);
  return id;
}
