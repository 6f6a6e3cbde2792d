import { newId } from '#platform/db/columns.ts';
import type { PlantedWords } from '#platform/testing/planting.ts';

/** What candidates write when they decline. */
export const words: PlantedWords = {
  ofAnyone: null,
  ofProfessional: async ({ insert }, { userId, applicationId }) => {
    const negotiationId = newId();
    await insert('negotiations', { id: negotiationId, application_id: applicationId, currency: 'BRL' });
    const step = { negotiation_id: negotiationId, number: 1, side: 'candidate', kind: 'declined', author_id: userId };
    await insert('negotiation_interactions', { ...step, id: newId() }, ['message']);
  },
  ofCompanyUser: null,
};
