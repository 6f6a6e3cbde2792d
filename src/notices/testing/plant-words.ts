import { newId } from '#platform/db/columns.ts';
import type { PlantedWords } from '#platform/testing/planting.ts';

/** What a person was told, and how they chose to be told: no words, but theirs. */
export const words: PlantedWords = {
  ofAnyone: async ({ insert }, { userId }) => {
    const happeningId = newId();
    await insert('happenings', { id: happeningId, name: 'jobs.moved', ids: '{}', about: '{}' });
    await insert('notices', { user_id: userId, happening_id: happeningId, kind: 'application', side: 'person' });
    await insert('notice_choices', {
      id: newId(),
      user_id: userId,
      kind: 'mentions',
      in_product: false,
      mailed: 'off',
    });
    await insert('notice_readers', { user_id: userId, quiet_from: 1_260, quiet_until: 480 });
  },
  ofProfessional: null,
  ofCompanyUser: null,
};
