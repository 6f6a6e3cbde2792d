import { sql } from 'drizzle-orm';
import { markedEmail } from '#accounts/testing/plant-words.ts';
import { newId } from '#platform/db/columns.ts';
import { markOf, type PlantedWords, type Planting } from '#platform/testing/planting.ts';

/** Names in the history of somebody else's space and in its invitations; a company user's own space, and one's place in another. */
export const words: PlantedWords = {
  ofAnyone: async (planting, { userId, workspaceId }) => {
    await planting.insert('workspace_audit', {
      id: newId(),
      workspace_id: workspaceId,
      action: 'professionalSuggested',
      details: { userId },
      subject: markOf('users', 'name'),
    });
    await planting.insert('workspace_recruiters', { workspace_id: workspaceId, recruiter_id: userId });
    await plantInvitations(planting, userId, workspaceId);
  },
  ofProfessional: null,
  ofCompanyUser: async ({ insert, update }, { userId, workspaceId }) => {
    const own = ['first_name', 'last_name', 'phone_code', 'phone_number', 'position_company'];
    await update('workspaces', sql`owner_id = ${userId}`, own);
    await insert('workspace_members', { workspace_id: workspaceId, user_id: userId, permissions: '{}' });
  },
};

async function plantInvitations({ insert }: Planting, userId: string, workspaceId: string): Promise<void> {
  const expiresAt = new Date(Date.now() + 3_600_000);
  const invitation = { workspace_id: workspaceId, permissions: '{}', expires_at: expiresAt };
  await insert('workspace_invitations', { ...invitation, id: newId(), email: markedEmail, code_hash: newId() });
  await insert('workspace_invitations', {
    ...invitation,
    id: newId(),
    email: `${newId()}@example.com`,
    code_hash: newId(),
    state: 'accepted',
    accepted_at: new Date(),
    accepted_by: userId,
  });
}

declare module '#platform/testing/planting.ts' {
  interface ErasureScene {
    /** Somebody else's company space. */
    workspaceId: string;
    /** Who works there. */
    colleagueId: string;
  }
}
