import { sql } from 'drizzle-orm';
import { markedEmail } from '#accounts/testing/plant-words.ts';
import { newId } from '#platform/db/columns.ts';
import { type ErasureScene, markOf, type PlantedWords, type Planting } from '#platform/testing/planting.ts';

/** What a company writes about candidates, and where it names its own people. */
export const words: PlantedWords = {
  ofAnyone: async (planting, scene) => {
    await plantViews(planting, scene);
    await planting.insert('in_house_invitations', {
      id: newId(),
      project_id: scene.projectId,
      position_id: sql`(select id from positions where project_id = ${scene.projectId} limit 1)`,
      email: markedEmail,
    });
    await plantInvitation(planting, scene);
  },
  ofProfessional: async (planting, scene) => {
    await plantOpinions(planting, scene);
    await plantAnswers(planting, scene);
    await plantFile(planting, scene);
    await plantPairs(planting, scene);
  },
  ofCompanyUser: async ({ insert }, { userId, applicationId, workspaceId, colleagueId }) => {
    const id = newId();
    const text = `@${markOf('users', 'name')} por favor`;
    const comment = { application_id: applicationId, workspace_id: workspaceId, author_id: colleagueId, text };
    await insert('candidate_comments', { ...comment, id });
    await insert('comment_mentions', { comment_id: id, user_id: userId });
  },
};

/** What a company wrote to the person's address, and the CV that it has. */
async function plantInvitation(
  { insert, store }: Planting,
  { projectId, workspaceId, userId }: ErasureScene,
): Promise<void> {
  const invitation = {
    id: newId(),
    workspace_id: workspaceId,
    position_id: sql`(select id from positions where project_id = ${projectId} limit 1)`,
    email: markedEmail,
    opened_by: userId,
    language: 'pt',
    cv_key: await store('candidate'),
    cv_media_type: 'text/plain',
    cv_bytes: 1,
  };
  await insert('email_invitations', invitation, ['name', 'note', 'cv_name']);
}

/** A view of the person, and one of somebody else which the person opens first. */
async function plantViews({ insert }: Planting, { userId, workspaceId, neighbours }: ErasureScene): Promise<void> {
  await insert('candidate_views', {
    id: newId(),
    workspace_id: workspaceId,
    author_id: userId,
    name: markOf('candidate_views', 'name'),
    settings: { words: markOf('candidate_views', 'settings') },
  });
  const id = newId();
  const shared = { workspace_id: workspaceId, author_id: neighbours[0], name: id, is_shared: true, settings: {} };
  await insert('candidate_views', { ...shared, id });
  await insert('candidate_view_defaults', { user_id: userId, workspace_id: workspaceId, view_id: id });
}

async function plantOpinions({ insert }: Planting, scene: ErasureScene): Promise<void> {
  const { applicationId, colleagueId, workspaceId } = scene;
  const byColleague = { application_id: applicationId, author_id: colleagueId };
  await insert('candidate_comments', { ...byColleague, id: newId(), workspace_id: workspaceId }, ['text']);
  const suggestion = { application_id: applicationId, suggested_by: colleagueId, suggested_at: new Date() };
  await insert('candidate_suggestions', suggestion, ['comment']);
  const decided = { application_id: applicationId, decided_at: new Date(), send_at: new Date(Date.now() + 86_400_000) };
  await insert('rejections', { ...decided, decided_by: colleagueId }, ['subject', 'text']);
  const step = { application_id: applicationId, actor_id: colleagueId, event: 'suggested' };
  await insert('suggestion_history', { ...step, id: newId() }, ['comment']);
  const answers = { planted: markOf('scorecards', 'answers') };
  const card = { ...byColleague, stage: 'clientInterview', recommendation: 'yes', answers };
  await insert('scorecards', { ...card, id: newId() }, ['note']);
}

async function plantAnswers({ insert }: Planting, { applicationId, projectId }: ErasureScene): Promise<void> {
  await insert('squad_answers', { application_id: applicationId, answer: 'declined', at: new Date() }, ['reason']);
  const reason = markOf('squad_decisions', 'reasons');
  await insert('squad_decisions', {
    id: newId(),
    project_id: projectId,
    decision: 'disapproved',
    composition: 'x',
    reasons: `[{"positionIndex":0,"applicationId":"${applicationId}","reason":"${reason}"}]`,
  });
}

async function plantFile({ insert, store }: Planting, { applicationId, colleagueId }: ErasureScene): Promise<void> {
  const file = { file_key: await store('candidate'), media_type: 'text/plain', size_bytes: 1 };
  const row = { ...file, id: newId(), application_id: applicationId, added_by: colleagueId };
  await insert('candidate_files', row, ['name']);
}

/** Rows without text that name the person on either side. */
async function plantPairs({ insert }: Planting, { userId, workspaceId, neighbours }: ErasureScene): Promise<void> {
  const decided = { workspace_id: workspaceId, state: 'different', evidence: '{}' };
  const [earlierId, laterId] = neighbours;
  await insert('candidate_pairs', { ...decided, id: newId(), first_id: earlierId, second_id: userId });
  await insert('candidate_pairs', { ...decided, id: newId(), first_id: userId, second_id: laterId });
}
