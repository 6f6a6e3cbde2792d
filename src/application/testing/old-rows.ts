import type pg from 'pg';
import { createSoftwarePasskey } from '#accounts/testing/software-passkey.ts';

const origin = 'http://ponte.test';

/**
 * Rows of the product from when it still stored sessions with better-auth and tokens in clear text. That version created the cookie,
 * password, sealed secret and recovery code with this server secret.
 */
export const old = {
  /** The public address of that version, which its passkey belongs to. */
  origin,
  passkey: createSoftwarePasskey({ origin }),
  secret: 'a secret for tests only, 32 characters',
  encryptionKey: Buffer.alloc(32, 'a key for tests only').toString('base64'),
  email: 'old.owner@example.com',
  password: 'Segredo1!',
  passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$3OnDrKKkO3mhgLNfl9dgaQ$KOBO5E+oIUF8gV4jVcntjvyZtnb6hDvp0A4CXYX1U/g',
  sessionToken: 'OldSessionToken-of-better-auth-1',
  cookie: 'ponte.session_token=OldSessionToken-of-better-auth-1.nwklL2m8e4eVCW9r8hsZHAu%2BOGms0%2BWbWB77ZkZ%2BLUU%3D',
  secondFactor: Buffer.from('twenty bytes secret!'),
  sealedSecondFactor:
    '04e9698f6b251bfd127770f0d0754a928b5eed7c796f0764f3d9e80c38e3ef67354275e484f8fb81887d555be35321f9196c02cb1a997cc368afcd494aedd7d53921d3',
  recoveryCode: '4fwst-pm9ky',
  recoveryHashes: '["c_2qMKnxC5keYZUd0Uw4GVmwtJOI29uPEdccj2c9BDE"]',
  briefToken: 'BriefTokenInClear-22ch',
  revokedToken: 'RevokedBriefInClear-22',
  quizToken: 'QuizTokenInClear-22-ch',
  nonce: 'NonceOfASignInUnderWay',
  ownerId: '01900000-0000-7000-8000-000000000001',
  workspaceId: '01900000-0000-7000-8000-000000000002',
  briefId: '01900000-0000-7000-8000-000000000003',
  memberId: '01900000-0000-7000-8000-000000000004',
};

/** Fills a database at migration 0025 like that version did. */
export async function fillOldDatabase(client: pg.Client): Promise<void> {
  const { ownerId, memberId, workspaceId, briefId } = old;
  await client.query(
    `insert into users (id, name, email, email_verified, role, navigation_stage, language, accepted_terms_version, accepted_terms_at, two_factor_enabled)
     values ($1, 'Olga', $3, true, 'squadOwner', 'squadOwner-profile', 'en', '1', now(), true),
            ($2, 'Omar', 'old.member@example.com', true, 'squadMember', 'squadMember-profile', 'en', '1', now(), false)`,
    [ownerId, memberId, old.email],
  );
  await client.query(`insert into reader_time_zones (user_id, time_zone) values ($1, 'Europe/Lisbon')`, [memberId]);
  await client.query(
    `insert into identities (id, user_id, account_id, provider_id, password) values (gen_random_uuid(), $1, $2, 'credential', $3)`,
    [ownerId, ownerId, old.passwordHash],
  );
  await client.query(
    `insert into sessions (id, user_id, token, token_issued_at, expires_at) 
       values (gen_random_uuid(), $1, $2, $3, greatest($3, now()) + interval '20 days')`,
    [ownerId, old.sessionToken, new Date()],
  );
  await client.query(
    `insert into two_factors (id, user_id, secret, backup_codes) values (gen_random_uuid(), $1, $2, $3)`,
    [ownerId, old.sealedSecondFactor, old.recoveryHashes],
  );
  await client.query(
    `insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name)
     values (gen_random_uuid(), $1, $2, $3, 4, '{internal}', 'Old phone')`,
    [ownerId, old.passkey.stored.credentialId, old.passkey.stored.publicKey],
  );
  await client.query(
    `insert into verifications (id, identifier, value, expires_at) values (gen_random_uuid(), 'oidc:x', $1, now() + interval '9 minutes')`,
    [JSON.stringify({ nonce: old.nonce, verifier: 'y' })],
  );
  await client.query(`insert into workspaces (id, owner_id, company) values ($1, $2, 'Old Company')`, [
    workspaceId,
    ownerId,
  ]);
  const answers = { title: 'Old bridge', description: '', type: null, currency: 'BRL', deadline: null };
  await client.query(
    `insert into briefs (id, workspace_id, created_by, answers, step) values ($1, $2, $3, $4, 'project')`,
    [briefId, workspaceId, ownerId, JSON.stringify({ ...answers, textLanguage: null, positions: [] })],
  );
  await client.query(
    `insert into brief_shares (id, brief_id, token, revoked_at) values (gen_random_uuid(), $1, $2, null), (gen_random_uuid(), $1, $3, now())`,
    [briefId, old.briefToken, old.revokedToken],
  );
  await client.query(
    `insert into quiz_shares (id, member_id, quiz, token) values (gen_random_uuid(), $1, 'softSkills', $2)`,
    [memberId, old.quizToken],
  );
}
