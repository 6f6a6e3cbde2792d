import { sql } from 'drizzle-orm';
import { newId } from '#platform/db/columns.ts';
import { markOf, type PlantedWords, type Planting } from '#platform/testing/planting.ts';
import { plantMails } from './plant-mails.ts';

export const markedEmail = `${markOf('users', 'email')}@example.com`;
const newEmail = `${markOf('action_codes', 'new_email')}@example.com`;

/** What an account of any kind holds, mails to and about its person, and what happened. */
export const words: PlantedWords = {
  ofAnyone: async (planting, { userId }) => {
    await plantAccount(planting, userId);
    await plantSignIns(planting, userId);
    await plantInvitation(planting);
    // To the person, to the address they asked to change to, and to others about them.
    await plantMails(planting, { recipient: markedEmail.toUpperCase() });
    await plantMails(planting, { recipient: newEmail, aboutId: userId });
    await plantMails(planting, { recipient: 'other@example.com', aboutId: userId });
    // What happened to the person, and what the person did to others.
    for (const about of [`{${userId}}`, '{}'])
      await planting.insert('happenings', { id: newId(), name: 'jobs.applied', actor_id: userId, ids: '{}', about });
  },
  ofProfessional: null,
  ofCompanyUser: null,
};

async function plantAccount({ insert, update, store }: Planting, userId: string): Promise<void> {
  await update('users', sql`id = ${userId}`, ['name', 'campaign'], {
    email: markedEmail,
    image: `/api/photos/${await store('photo')}`,
  });
  await insert('account_audit', { id: newId(), user_id: userId, action: 'secondFactorSwitchedOff' }, ['reason']);
  await insert('staff_details', { user_id: userId, date_of_birth: '1990-01-01' }, ['first_name', 'last_name']);
}

async function plantSignIns({ insert, update }: Planting, userId: string): Promise<void> {
  await update('sessions', sql`user_id = ${userId}`, ['ip_address', 'user_agent']);
  await insert('identities', { id: newId(), user_id: userId, provider_id: 'google' }, ['account_id']);
  const code = { id: newId(), user_id: userId, mode: 'changeEmail', expires_at: soon(), new_email: newEmail };
  await insert('action_codes', code, ['code_hash']);
  await insert('two_factors', { id: newId(), user_id: userId }, ['secret', 'backup_codes']);
  await insert('passkeys', { id: newId(), user_id: userId, transports: '{}' }, ['credential_id', 'public_key', 'name']);
}

async function plantInvitation({ insert }: Planting): Promise<void> {
  const invitation = { id: newId(), email: markedEmail, role: 'recruiter', code_hash: newId(), expires_at: soon() };
  await insert('staff_invitations', invitation);
}

const soon = () => new Date(Date.now() + 3_600_000);

declare module '#platform/testing/planting.ts' {
  interface ErasureScene {
    userId: string;
    /** People whose ids sort before and after the person's. */
    neighbours: readonly [earlierId: string, laterId: string];
  }
}
