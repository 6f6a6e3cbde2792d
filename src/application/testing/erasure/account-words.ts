import { sql } from 'drizzle-orm';
import { newId } from '#platform/db/columns.ts';
import { markOf, type Planting } from './plant-words.ts';

export const markedEmail = `${markOf('users', 'email')}@example.com`;

interface AccountScene {
  userId: string;
  workspaceId: string;
  projectId: string;
  photoKey: string;
  exportKey: string;
  /** The professional whom the person's requests to the team are about, if any. */
  professionalId?: string;
}

/** What an account of any kind holds, and where its name and addresses appear. */
export async function plantAccount(planting: Planting, { userId, ...scene }: AccountScene): Promise<void> {
  const { insert, update } = planting;
  const soon = new Date(Date.now() + 3_600_000);
  await update('users', sql`id = ${userId}`, ['name', 'campaign'], {
    email: markedEmail,
    image: `/api/photos/${scene.photoKey}`,
  });
  await update('sessions', sql`user_id = ${userId}`, ['ip_address', 'user_agent']);
  await insert('identities', { id: newId(), user_id: userId, provider_id: 'google' }, ['account_id']);
  await insert(
    'action_codes',
    {
      id: newId(),
      user_id: userId,
      mode: 'changeEmail',
      expires_at: soon,
      new_email: `${markOf('action_codes', 'new_email')}@example.com`,
    },
    ['code_hash'],
  );
  await insert('two_factors', { id: newId(), user_id: userId }, ['secret', 'backup_codes']);
  await insert('passkeys', { id: newId(), user_id: userId, transports: '{}' }, ['credential_id', 'public_key', 'name']);
  await insert('account_audit', { id: newId(), user_id: userId, action: 'secondFactorSwitchedOff' }, ['reason']);
  await insert('calendar_feeds', { user_id: userId }, ['secret_hash']);
  await insert('reader_time_zones', { user_id: userId }, ['time_zone']);
  await insert('data_exports', { id: newId(), user_id: userId, state: 'done', file_key: scene.exportKey });
  await insert('candidate_views', {
    id: newId(),
    workspace_id: scene.workspaceId,
    author_id: userId,
    name: markOf('candidate_views', 'name'),
    settings: { words: markOf('candidate_views', 'settings') },
  });
  await insert('workspace_audit', {
    id: newId(),
    workspace_id: scene.workspaceId,
    action: 'professionalSuggested',
    details: { userId },
    subject: markOf('users', 'name'),
  });
  await insert('workspace_invitations', {
    id: newId(),
    workspace_id: scene.workspaceId,
    email: markedEmail,
    code_hash: newId(),
    permissions: '{}',
    expires_at: soon,
  });
  await insert('staff_invitations', {
    id: newId(),
    email: markedEmail,
    role: 'recruiter',
    code_hash: newId(),
    expires_at: soon,
  });
  await insert('staff_details', { user_id: userId, date_of_birth: '1990-01-01' }, ['first_name', 'last_name']);
  await plantBriefs(planting, scene);
  await plantMails(planting, userId, scene.professionalId);
  await plantHappenings(planting, userId);
  await plantTicket(planting, userId, scene.workspaceId);
}

/** People whom a company means to bring along are named in its drafts. */
async function plantBriefs({ insert }: Planting, { workspaceId, projectId }: Omit<AccountScene, 'userId'>) {
  const answers = { positions: [{ key: 'x', professionalEmail: markedEmail.toUpperCase() }] };
  await insert('brief_templates', { id: newId(), workspace_id: workspaceId, name: newId(), answers });
  const [ownerOfSpace, positionOfProject] = [
    sql`(select owner_id from workspaces where id = ${workspaceId})`,
    sql`(select id from positions where project_id = ${projectId} limit 1)`,
  ];
  await insert('briefs', { id: newId(), workspace_id: workspaceId, created_by: ownerOfSpace, step: 'x', answers });
  await insert('in_house_invitations', {
    id: newId(),
    project_id: projectId,
    position_id: positionOfProject,
    email: markedEmail,
  });
}

/** To the person, to the address they asked to change to, and to others about them: waiting, given up and delivered. */
async function plantMails({ insert }: Planting, userId: string, professionalId?: string): Promise<void> {
  const words = ['subject', 'text_body', 'html_body', 'stop_url', 'calendar', 'last_error'];
  const mails = [
    { recipient: markedEmail.toUpperCase(), about: '{}' },
    { recipient: `${markOf('action_codes', 'new_email')}@example.com`, about: '{}' },
    { recipient: 'other@example.com', about: `{${userId}}` },
    ...(professionalId ? [{ recipient: 'other@example.com', about: `{${professionalId}}` }] : []),
  ];
  for (const mail of mails)
    for (const state of ['queued', 'failed', 'sent'])
      await insert(
        'mail_outbox',
        { id: newId(), language: 'pt', next_attempt_at: '2099-01-01', state, ...mail },
        words,
      );
}

/** What happened to the person, and what the person did to others. */
async function plantHappenings({ insert }: Planting, userId: string): Promise<void> {
  for (const about of [`{${userId}}`, '{}'])
    await insert('happenings', { id: newId(), name: 'jobs.applied', actor_id: userId, ids: '{}', about }, []);
}

async function plantTicket({ insert }: Planting, userId: string, workspaceId: string): Promise<void> {
  const ticketId = newId();
  await insert(
    'support_tickets',
    { id: ticketId, workspace_id: workspaceId, opened_by: userId, type: 'question', answer_due_at: new Date() },
    ['subject'],
  );
  await insert('support_messages', { id: newId(), ticket_id: ticketId, author_id: userId }, ['text']);
}
