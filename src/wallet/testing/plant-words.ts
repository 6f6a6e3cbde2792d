import { newId } from '#platform/db/columns.ts';
import type { PlantedWords } from '#platform/testing/planting.ts';

/** The statement that somebody exported. */
export const words: PlantedWords = {
  ofAnyone: null,
  ofProfessional: null,
  ofCompanyUser: async ({ insert, store }, { userId, workspaceId }) => {
    const asked = { view: 'statement', format: 'csv', language: 'en', currency: 'BRL', types: '[]' };
    const file = { ...asked, id: newId(), user_id: userId, workspace_id: workspaceId };
    await insert('wallet_files', { ...file, state: 'done', file_key: await store('wallet-file') });
  },
};
