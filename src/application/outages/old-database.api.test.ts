import pg from 'pg';
import { codeAt, stepOf } from '#accounts/security/server/one-time-code.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { fillOldDatabase, old } from '#application/testing/old-rows.ts';
import { setEncryptionKeys } from '#platform/encryption/encryption-keys.ts';
import { hashToken } from '#platform/encryption/hash-token.ts';
import { readLinkToken } from '#platform/encryption/link-token.ts';
import { createOldDatabase, tablesWithText } from '#platform/testing/old-database.ts';
import { type Product, startProduct } from '#platform/testing/start-product.ts';
import type { TestDatabase } from '#platform/testing/template-database.ts';
import '#platform/testing/vitest-database-server.ts';

let database: TestDatabase;
let product: Product;
let client: pg.Client;

beforeAll(async () => {
  database = await createOldDatabase(
    inject('databaseTemplate'),
    '0025_in_house_candidates_are_invited',
    fillOldDatabase,
  );
  product = await startProduct({
    env: {
      DATABASE_URL: database.connectionString,
      SESSION_SECRET: old.secret,
      ENCRYPTION_KEYS: old.encryptionKey,
      RATE_LIMITS: '0',
      PUBLIC_URL: old.origin,
    },
  });
  client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await product.stop();
  await database.drop();
});

const call = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${product.url}/api${path}`, { headers });
  return { status: answer.status, body: await answer.json() };
};

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${product.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json(), headers: answer.headers };
};

test('2.3 links of an old database still open, owners can still copy them, and revoked ones stay closed', async () => {
  const shared = await call(`/briefViews/${old.briefId}?token=${old.briefToken}`);
  expect(shared).toMatchObject({ status: 200, body: { title: 'Old bridge', company: 'Old Company' } });
  for (const wrong of [old.revokedToken, hashToken(old.briefToken), ''])
    expect((await call(`/briefViews/${old.briefId}?token=${wrong}`)).status).toBe(404);
  const again = await call(`/briefShares/brief/${old.briefId}`, { cookie: old.cookie });
  expect(again.body.share.path).toContain(`token=${old.briefToken}`);

  setEncryptionKeys([Buffer.from(old.encryptionKey, 'base64')]);
  const { rows } = await client.query('select token_hash, encrypted_token from quiz_shares');
  expect(rows).toHaveLength(1);
  const { token_hash: tokenHash, encrypted_token: encryptedToken } = rows[0];
  expect(tokenHash).toBe(hashToken(old.quizToken));
  expect(readLinkToken({ tokenHash, encryptedToken })).toBe(old.quizToken);
});

test('2.3 signed-in users stay signed in: the old cookie and the old bearer token open the session, and both rotate', async () => {
  expect((await call('/session', { cookie: old.cookie })).body.session).toMatchObject({ email: old.email });
  expect((await call('/session', { cookie: old.cookie.replace('OldSession', 'oldSession') })).body.session).toBeNull();
  expect((await call('/session', bearer(old.sessionToken))).body.session).toMatchObject({ email: old.email });
  // The stored values cannot be used to sign in.
  expect((await call('/session', bearer(hashToken(old.sessionToken)))).body.session).toBeNull();
  const refreshed = await post('/auth/refresh', {}, { cookie: old.cookie });
  expect(refreshed.status).toBe(200);
  const [renewed] = refreshed.headers.getSetCookie();
  expect((await call('/session', { cookie: renewed!.split(';')[0]! })).body.session.userId).toBe(old.ownerId);
  expect((await call('/session', { cookie: old.cookie })).body.session).toBeNull();
});

test.each([
  ['the code of the app', () => ({ code: codeAt(old.secondFactor, stepOf(new Date())) })],
  ['a recovery code', () => ({ recoveryCode: old.recoveryCode })],
])('2.3 the old password works, and after it %s', async (_what, proof) => {
  const first = await post('/auth/login', { email: old.email, password: old.password });
  expect([first.status, first.body.error.code]).toEqual([401, 'accounts.secondFactorNeeded']);
  const cookie = first.headers.getSetCookie()[0]!.split(';')[0]!;
  const second = await post('/auth/second-factor', proof(), { cookie });
  expect(second.status).toBe(200);
  expect((await call('/session', bearer(second.body.token))).body.session.email).toBe(old.email);
});

test('2.3 a passkey of the old database opens a session, is listed, and its counter goes on', async () => {
  const answer = async (counter: number) => {
    const { body } = await post('/auth/passkey/options', {});
    return post('/auth/passkey', { credential: old.passkey.answer(body.challenge, counter) });
  };
  expect((await answer(4)).body.error.code).toBe('accounts.passkeyRefused');
  const opened = await answer(5);
  expect([opened.status, opened.body.session?.email]).toEqual([200, old.email]);
  const security = await call('/account/security', bearer(opened.body.token));
  expect(security.body.passkeys).toMatchObject([{ name: 'Old phone' }]);
});

test('TIM-02 the time zones of people that an old database knows hold on', async () => {
  const { rows } = await client.query('select name, time_zone, next_time_zone from users order by name');
  expect(rows).toEqual([
    { name: 'Olga', time_zone: null, next_time_zone: null },
    { name: 'Omar', time_zone: 'Europe/Lisbon', next_time_zone: null },
  ]);
});

test('2.3 no token of the old database remains in clear text', async () => {
  expect(await tablesWithText(client, old.email)).toEqual(['public.users']);
  for (const token of [old.briefToken, old.revokedToken, old.quizToken, old.nonce, old.sessionToken])
    expect(await tablesWithText(client, token)).toEqual([]);
  const { rows } = await client.query(`select to_regclass('plain_tokens') as waiting`);
  expect(rows).toEqual([{ waiting: null }]);
});
