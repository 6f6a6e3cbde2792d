import { sql } from 'drizzle-orm';
import { newId } from '#platform/db/columns.ts';
import { markOf, type Planting } from './plant-words.ts';

export interface ProfessionalScene {
  memberId: string;
  /** A company user. */
  colleagueId: string;
  workspaceId: string;
  projectId: string;
  positionId: string;
  applicationId: string;
  fileKey: string;
}

/** Everything that a professional and the company write about the professional. */
export async function plantProfessional(planting: Planting, scene: ProfessionalScene): Promise<void> {
  const { insert, update } = planting;
  const { memberId, colleagueId, applicationId } = scene;
  const byColleague = { application_id: applicationId, author_id: colleagueId };
  const at = new Date();
  await update('profiles', sql`member_id = ${memberId}`, ['job_title', 'city', 'country'], {
    content: { planted: markOf('profiles', 'content') },
  });
  await insert('profile_imports', {
    id: newId(),
    member_id: memberId,
    source: 'linkedin',
    difference: { changes: [], leftOut: [markOf('profile_imports', 'difference')] },
    warnings: { planted: markOf('profile_imports', 'warnings') },
    before: { planted: markOf('profile_imports', 'before') },
  });
  await insert('personal_data', { member_id: memberId, consent_version: 1, consented_at: at }, ['content']);
  await insert('private_records', { member_id: memberId, kind: 'bankDetails' }, ['encrypted']);
  await insert('private_records', {
    member_id: memberId,
    kind: 'ownCompany',
    plain: { planted: markOf('private_records', 'plain') },
  });
  await insert('quiz_attempts', {
    id: newId(),
    member_id: memberId,
    quiz: 'softSkills',
    quiz_version: 1,
    state: 'finished',
    finished_at: at,
    answers: { planted: markOf('quiz_attempts', 'answers') },
    result: { planted: markOf('quiz_attempts', 'result') },
  });
  await insert('quiz_shares', { id: newId(), member_id: memberId, quiz: 'softSkills', encrypted_token: '' }, [
    'token_hash',
  ]);
  await insert('saved_searches', { id: newId(), member_id: memberId, slot: 1, frequency: 'daily' }, [
    'name',
    'words',
    'anchor',
  ]);
  await insert('application_history', { id: newId(), application_id: applicationId, event: 'messaged' }, ['reason']);
  await insert(
    'application_messages',
    {
      id: newId(),
      application_id: applicationId,
      workspace_id: scene.workspaceId,
      mailing_id: newId(),
      sender_id: colleagueId,
    },
    ['subject', 'text'],
  );
  await insert('affirmative_declarations', { application_id: applicationId, consent_version: 1, consented_at: at }, [
    'content',
  ]);
  await insert('candidate_comments', { id: newId(), ...byColleague, workspace_id: scene.workspaceId }, ['text']);
  await insert(
    'candidate_files',
    {
      id: newId(),
      application_id: applicationId,
      file_key: scene.fileKey,
      media_type: 'text/plain',
      size_bytes: 1,
      added_by: colleagueId,
    },
    ['name'],
  );
  await insert(
    'candidate_suggestions',
    { application_id: applicationId, suggested_by: colleagueId, suggested_at: at },
    ['comment'],
  );
  await insert(
    'suggestion_history',
    { id: newId(), application_id: applicationId, event: 'suggested', actor_id: colleagueId },
    ['comment'],
  );
  await insert(
    'scorecards',
    {
      id: newId(),
      ...byColleague,
      stage: 'clientInterview',
      recommendation: 'yes',
      answers: { planted: markOf('scorecards', 'answers') },
    },
    ['note'],
  );
  const interviewId = newId();
  const interview = { application_id: applicationId, time_zone: 'UTC' };
  await insert('interviews', { ...interview, id: interviewId, kind: 'company', state: 'rescheduleRequested' }, [
    'meeting_link',
    'reschedule_reason',
    'message',
  ]);
  await insert('interviews', { ...interview, id: newId(), kind: 'company', state: 'cancelled' }, ['cancel_reason']);
  await insert('interview_notes', { interview_id: interviewId, author_id: colleagueId }, ['text']);
  await insert('squad_answers', { application_id: applicationId, answer: 'declined', at }, ['reason']);
  await insert('squad_decisions', {
    id: newId(),
    project_id: scene.projectId,
    decision: 'disapproved',
    composition: 'x',
    reasons: `[{"positionIndex":0,"applicationId":"${applicationId}","reason":"${markOf('squad_decisions', 'reasons')}"}]`,
  });
  await insert('match_ratings', {
    id: newId(),
    position_id: scene.positionId,
    member_id: memberId,
    rater_id: colleagueId,
    verdict: 'good',
    points: 1,
    note: markOf('match_ratings', 'note'),
  });
  await insert(
    'position_invitations',
    { id: newId(), position_id: scene.positionId, member_id: memberId, invited_by: colleagueId },
    ['message'],
  );
  const negotiationId = newId();
  await insert('negotiations', { id: negotiationId, application_id: applicationId, currency: 'BRL' });
  await insert(
    'negotiation_interactions',
    {
      id: newId(),
      negotiation_id: negotiationId,
      number: 1,
      side: 'candidate',
      kind: 'declined',
      author_id: memberId,
    },
    ['message'],
  );
}

/** About a professional who works or worked in a project of the company. */
export async function plantHired(planting: Planting, scene: ProfessionalScene & { professionalId: string }) {
  const { insert, update } = planting;
  const { professionalId, colleagueId } = scene;
  await insert('project_professionals', {
    id: professionalId,
    workspace_id: scene.workspaceId,
    project_id: scene.projectId,
    position_id: scene.positionId,
    member_id: scene.memberId,
  });
  await update('project_professionals', sql`id = ${professionalId}`, ['finance_note']);
  await insert('professional_events', { id: newId(), professional_id: professionalId, event: 'paymentBlocked' }, [
    'reason',
  ]);
  const ticketId = newId();
  await insert(
    'support_tickets',
    {
      id: ticketId,
      workspace_id: scene.workspaceId,
      opened_by: colleagueId,
      type: 'paymentBlock',
      professional_id: professionalId,
      answer_due_at: new Date(),
    },
    ['subject'],
  );
  await insert('support_messages', { id: newId(), ticket_id: ticketId, author_id: colleagueId }, ['text']);
}
