import { newId } from '#platform/db/columns.ts';
import type { PlantedWords } from '#platform/testing/planting.ts';

/** What professionals search for, and what they have seen. */
export const words: PlantedWords = {
  ofAnyone: null,
  ofProfessional: async ({ insert }, { userId: memberId, positionId }) => {
    const search = { id: newId(), member_id: memberId, slot: 1, frequency: 'daily' };
    await insert('saved_searches', search, ['name', 'words', 'anchor', 'city']);
    await insert('dismissed_jobs', { member_id: memberId, position_id: positionId });
    await insert('saved_search_hits', { member_id: memberId, position_id: positionId, frequency: 'daily' });
  },
  ofCompanyUser: null,
};
