import { newId } from '#platform/db/columns.ts';
import type { PlantedWords } from '#platform/testing/planting.ts';

/** A finished copy of everything, waiting to be fetched. */
export const words: PlantedWords = {
  ofAnyone: async ({ insert, store }, { userId }) =>
    insert('data_exports', { id: newId(), user_id: userId, state: 'done', file_key: await store('export') }),
  ofProfessional: null,
  ofCompanyUser: null,
};
