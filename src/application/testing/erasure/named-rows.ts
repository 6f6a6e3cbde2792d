import { newId } from '#platform/db/columns.ts';
import type { Planting } from './plant-words.ts';

interface NamingScene {
  userId: string;
  /** People whose ids sort before and after the person's. */
  neighbours: readonly [earlierId: string, laterId: string];
  workspaceId: string;
  positionId: string;
}

/** Rows without text that refer to a person of any kind, which an erasure must find. */
export async function plantNamedRows({ insert }: Planting, scene: NamingScene): Promise<void> {
  const { userId, workspaceId, positionId } = scene;
  const [earlierId, laterId] = scene.neighbours;
  const decided = { workspace_id: workspaceId, state: 'different', evidence: '{}' };
  await insert('candidate_pairs', { ...decided, id: newId(), first_id: earlierId, second_id: userId });
  await insert('candidate_pairs', { ...decided, id: newId(), first_id: userId, second_id: laterId });
  const viewId = newId();
  await insert('candidate_views', {
    id: viewId,
    workspace_id: workspaceId,
    author_id: earlierId,
    name: viewId,
    is_shared: true,
    settings: {},
  });
  await insert('candidate_view_defaults', { user_id: userId, workspace_id: workspaceId, view_id: viewId });
  await insert('dismissed_jobs', { member_id: userId, position_id: positionId });
  await insert('saved_search_hits', { member_id: userId, position_id: positionId, frequency: 'daily' });
  await insert('workspace_recruiters', { workspace_id: workspaceId, recruiter_id: userId });
  const soon = new Date(Date.now() + 3_600_000);
  await insert('workspace_invitations', {
    id: newId(),
    workspace_id: workspaceId,
    email: `${newId()}@example.com`,
    code_hash: newId(),
    permissions: '{}',
    expires_at: soon,
    state: 'accepted',
    accepted_at: new Date(),
    accepted_by: userId,
  });
}
