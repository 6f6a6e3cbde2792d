import type { PlantedWords } from '#platform/testing/planting.ts';
import { plantTicket } from './plant-ticket.ts';

/** What a person asked us. */
export const words: PlantedWords = {
  ofAnyone: (planting, { userId, workspaceId }) =>
    plantTicket(planting, { workspace_id: workspaceId, opened_by: userId, type: 'question' }),
  ofProfessional: null,
  ofCompanyUser: null,
};
