import { sql } from 'drizzle-orm';
import { plantMails } from '#accounts/testing/plant-mails.ts';
import { markedEmail } from '#accounts/testing/plant-words.ts';
import { newId } from '#platform/db/columns.ts';
import type { PlantedWords } from '#platform/testing/planting.ts';
import { plantTicket } from '#support/testing/plant-ticket.ts';

/** People whom a company means to bring along are named in its drafts; professionals in its projects, in requests about them and in their mails. */
export const words: PlantedWords = {
  ofAnyone: async ({ insert }, { workspaceId }) => {
    const answers = { positions: [{ key: 'x', professionalEmail: markedEmail.toUpperCase() }] };
    await insert('brief_templates', { id: newId(), workspace_id: workspaceId, name: newId(), answers });
    const owner = sql`(select owner_id from workspaces where id = ${workspaceId})`;
    await insert('briefs', { id: newId(), workspace_id: workspaceId, created_by: owner, step: 'x', answers });
  },
  ofProfessional: async (planting, { userId, colleagueId, workspaceId, projectId, positionId }) => {
    const { insert, update } = planting;
    const [id, place] = [newId(), { workspace_id: workspaceId, project_id: projectId, position_id: positionId }];
    await insert('project_professionals', { ...place, id, member_id: userId });
    await update('project_professionals', sql`id = ${id}`, ['finance_note']);
    await insert('professional_events', { id: newId(), professional_id: id, event: 'paymentBlocked' }, ['reason']);
    const price = { id: newId(), hire_id: id, gross_cents: 100, net_cents: 85, priced_by: colleagueId };
    await insert('hire_prices', price, ['reason']);
    await plantTicket(planting, {
      workspace_id: workspaceId,
      opened_by: colleagueId,
      type: 'paymentBlock',
      professional_id: id,
    });
    await plantMails(planting, { recipient: 'other@example.com', aboutId: id });
  },
  ofCompanyUser: null,
};

declare module '#platform/testing/planting.ts' {
  interface ErasureScene {
    projectId: string;
    positionId: string;
  }
}
