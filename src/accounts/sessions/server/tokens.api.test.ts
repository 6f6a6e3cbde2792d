import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';
import { authenticatorCode } from '#accounts/testing/authenticator-code.ts';
import { purgeEndedSessions } from '#accounts/sessions/server/manage-sessions.ts';
import { sessions } from '#accounts/server/tables.ts';
import { hashToken } from '#platform/encryption/hash-token.ts';
import { buildWorkspaces } from '#workspaces/builders.ts';
import { shareTestProduct, type TestProduct } from '#application/testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await shareTestProduct();
});
afterAll(() => product.close());

async function signedIn() {
  const person = await product.person({ role: 'squadOwner' });
  const { body, headers } = await product.anonymous('POST /auth/login', {
    body: { email: person.email, password: DEMO_PASSWORD },
  });
  const cookie = cookieOf(headers);
  return { ...person, token: body.token, cookie, refreshAfterSeconds: body.refreshAfterSeconds };
}
const cookieOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .find((one) => one.startsWith('ponte.session_token='))!
    .split(';')[0]!;
const age = (token: string, seconds: number) =>
  product.database
    .update(sessions)
    .set({ tokenIssuedAt: new Date(Date.now() - seconds * 1000) })
    .where(eq(sessions.tokenHash, hashToken(token)));

test('SES-07 a token ages out after an hour; the cookie of the same session goes on', async () => {
  const { id, token, cookie, refreshAfterSeconds } = await signedIn();
  expect(refreshAfterSeconds).toBe(3_000);
  const call = product.caller(token);
  await age(token, 3_500);
  expect((await call('POST /auth')).body).toMatchObject({ token, refreshAfterSeconds: 0 });
  await age(token, 3_601);
  const refused = await call('POST /auth');
  expect(refused.status).toBe(401);
  expect(refused.body.error.code).toBe('platform.tokenExpired');
  expect((await call('POST /auth/refresh')).status).toBe(401);
  expect((await call('GET /session')).body.session).toBeNull();
  const byCookie = await product.anonymous('POST /auth', { headers: { cookie } });
  expect(byCookie.body.session.userId).toBe(id);
});

test('SES-07 who still sends a dead token can log in again', async () => {
  const { email, token } = await signedIn();
  await age(token, 4_000);
  const again = await product.caller(token)('POST /auth/login', { body: { email, password: DEMO_PASSWORD } });
  expect(again.status).toBe(200);
  expect((await product.caller(again.body.token)('POST /auth')).status).toBe(200);
});

test('SES-07 a refresh answers a new token; the old one is dead at once, and the session and its rights stay', async () => {
  const { id, token } = await signedIn();
  await age(token, 3_100);
  const call = product.caller(token);
  const before = (await call('GET /account/sessions')).body.sessions[0]!.id;
  const { status, body } = await call('POST /auth/refresh');
  expect(status).toBe(200);
  expect(body.refreshAfterSeconds).toBe(3_000);
  expect(body.token).not.toBe(token);
  expect((await call('POST /auth')).status).toBe(401);
  const next = product.caller(body.token);
  expect((await next('POST /auth')).body.session.userId).toBe(id);
  expect((await next('GET /account/sessions')).body.sessions[0]!.id).toBe(before);
});

test('SES-07 of parallel refreshes with one token exactly one wins', async () => {
  const { token } = await signedIn();
  const answers = await Promise.all(Array.from({ length: 6 }, () => product.caller(token)('POST /auth/refresh')));
  const won = answers.filter(({ status }) => status === 200);
  expect(won).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  expect((await product.caller(won[0]!.body.token)('POST /auth')).status).toBe(200);
});

test('SES-07 a refresh by cookie renews the cookie', async () => {
  const { id, cookie } = await signedIn();
  const { headers } = await product.anonymous('POST /auth/refresh', { headers: { cookie } });
  const renewed = cookieOf(headers);
  expect(renewed).not.toBe(cookie);
  expect((await product.anonymous('POST /auth', { headers: { cookie } })).status).toBe(401);
  expect((await product.anonymous('POST /auth', { headers: { cookie: renewed } })).body.session.userId).toBe(id);
});

test('2.3 a new password and a second factor renew the cookie that asked; the cookie from before is dead', async () => {
  const { id, cookie } = await signedIn();
  const changed = await product.anonymous('POST /account/password', {
    headers: { cookie },
    body: { currentPassword: DEMO_PASSWORD, password: 'Outra#2026' },
  });
  expect(changed.status).toBe(200);
  const renewed = cookieOf(changed.headers);
  expect((await product.anonymous('GET /session', { headers: { cookie } })).body.session).toBeNull();
  const begun = await product.anonymous('POST /account/second-factor', {
    headers: { cookie: renewed },
    body: { password: 'Outra#2026' },
  });
  const confirmed = await product.anonymous('POST /account/second-factor/confirm', {
    headers: { cookie: renewed },
    body: { code: authenticatorCode(begun.body.secret) },
  });
  expect(confirmed.status).toBe(200);
  const last = cookieOf(confirmed.headers);
  expect((await product.anonymous('GET /session', { headers: { cookie: renewed } })).body.session).toBeNull();
  expect((await product.anonymous('GET /session', { headers: { cookie: last } })).body.session!.userId).toBe(id);
});

test('1.2 a password change whose answer was lost leaves the caller signed in when it is repeated with its key', async () => {
  const { id, cookie } = await signedIn();
  const body = { currentPassword: DEMO_PASSWORD, password: 'Outra#2026' };
  const change = (key: string) =>
    product.anonymous('POST /account/password', { headers: { cookie, 'idempotency-key': key }, body });
  const key = crypto.randomUUID();
  expect((await change(key)).status).toBe(200);
  // The answer with the new cookie never came; the old one alone opens nothing, nor does it with another key.
  expect((await product.anonymous('GET /session', { headers: { cookie } })).body.session).toBeNull();
  expect((await change(crypto.randomUUID())).status).toBe(401);
  for (const repeated of [await change(key), await change(key)]) {
    expect([repeated.status, repeated.body]).toEqual([200, { done: true }]);
    const renewed = { headers: { cookie: cookieOf(repeated.headers) } };
    expect((await product.anonymous('GET /session', renewed)).body.session!.userId).toBe(id);
  }
  await product.database
    .update(sessions)
    .set({ tokenIssuedAt: new Date(Date.now() - 11 * 60_000) })
    .where(eq(sessions.userId, id));
  expect((await change(key)).status).toBe(401);
});

test('2.3 the database knows the hash of a token alone, and the hash opens nothing', async () => {
  const { id, token, cookie } = await signedIn();
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  const stored = await product.database.select().from(sessions).where(eq(sessions.userId, id));
  expect(stored.map(({ tokenHash }) => tokenHash)).toContain(hashToken(token));
  expect(JSON.stringify(stored)).not.toContain(token);
  expect((await product.caller(hashToken(token))('GET /session')).body.session).toBeNull();
  const forged = cookie.replace(token, hashToken(token));
  expect((await product.anonymous('GET /session', { headers: { cookie: forged } })).body.session).toBeNull();
  const unsigned = `${cookie.split('.').slice(0, -1).join('.')}.`;
  expect((await product.anonymous('GET /session', { headers: { cookie: unsigned } })).body.session).toBeNull();
});

test('2.3 a session that is used goes on for thirty days more; one that is not used ends', async () => {
  const { id, token, cookie } = await signedIn();
  const day = 86_400_000;
  const own = eq(sessions.tokenHash, hashToken(token));
  const usedLast = (ago: number) =>
    product.database
      .update(sessions)
      .set({ updatedAt: new Date(Date.now() - ago), expiresAt: new Date(Date.now() - ago + 30 * day) })
      .where(own);
  await usedLast(29 * day);
  expect((await product.anonymous('GET /session', { headers: { cookie } })).body.session!.userId).toBe(id);
  const [slid] = await product.database.select().from(sessions).where(own);
  expect(slid!.expiresAt.getTime()).toBeGreaterThan(Date.now() + 29 * day);
  await purgeEndedSessions(product.database);
  expect(await product.database.$count(sessions, own)).toBe(1);
  await usedLast(30 * day + 1);
  expect((await product.anonymous('GET /session', { headers: { cookie } })).body.session).toBeNull();
  await purgeEndedSessions(product.database);
  expect(await product.database.$count(sessions, own)).toBe(0);
});

test('SES-07 headers that say another role, space or time of login change nothing', async () => {
  const [member, owner] = await Promise.all([product.person({ role: 'squadMember' }), signedIn()]);
  const lies = { userrole: 'admin', role: 'admin', authtime: '2001-01-01T00:00:00Z', 'x-user-id': owner.id };
  const plain = (await member.call('GET /session')).body.session;
  const lying = (await member.call('GET /session', { headers: lies })).body.session;
  expect(lying).toEqual(plain);
  expect((await member.call('GET /cms/overview', { headers: lies })).status).toBe(403);
  const [space] = await buildWorkspaces(product.database, [{ ownerId: owner.id }]);
  const stranger = await product.person({ role: 'squadOwner' });
  const foreign = await stranger.call('GET /users/ownerData', { headers: { workspaceid: space!.id } });
  expect([403, 404]).toContain(foreign.status);
});

test('ACC-17 without a trusted proxy the address of a session is the connection’s, whatever the client says', async () => {
  const person = await product.person({ role: 'squadMember' });
  const opened = await product.anonymous('POST /auth/login', {
    body: { email: person.email, password: DEMO_PASSWORD },
    headers: { 'x-forwarded-for': '203.0.113.42', 'x-settled-address': '203.0.113.42' },
  });
  const { sessions: listed } = (await product.caller(opened.body.token)('GET /account/sessions')).body;
  expect(listed[0]!.address).toBe('127.0.0.•');
});

test('SES-07 a request speaks by its token or by its cookie, never by both', async () => {
  const [one, other] = await Promise.all([signedIn(), signedIn()]);
  const both = await product.caller(one.token)('POST /auth', { headers: { cookie: other.cookie } });
  expect(both.body.session.userId).toBe(one.id);
  const dead = await product.caller('made-up')('POST /auth', { headers: { cookie: other.cookie } });
  expect(dead.status).toBe(401);
});
