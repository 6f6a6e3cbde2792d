import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';
import { identities } from '#accounts/server/tables.ts';
import { shareTestProduct, type TestProduct } from '#application/testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await shareTestProduct();
});
afterAll(() => product.close());

const logIn = (email: string, password: string) => product.anonymous('POST /auth/login', { body: { email, password } });

test('ACC-02 a login answers with claims, a cookie that scripts cannot read, and a bearer token', async () => {
  const member = await product.person({ role: 'squadMember', name: 'Rita Prado' });
  const answer = await logIn(member.email.toUpperCase(), DEMO_PASSWORD);
  expect(answer.status).toBe(200);
  expect(answer.body.session).toMatchObject({
    userRole: 'squadMember',
    displayName: 'Rita Prado',
    email_verified: true,
  });
  const cookie = answer.headers.getSetCookie().join(';');
  expect(cookie).toMatch(/ponte\.session_token=.*HttpOnly/i);
  expect(cookie).toMatch(/SameSite=Lax/i);
  const byToken = await product.caller(answer.body.token)('GET /session');
  expect(byToken.body.session!.userId).toBe(member.id);
  const byCookie = await product.anonymous('GET /session', { headers: { cookie: cookie.split(';')[0]! } });
  expect(byCookie.body.session!.userId).toBe(member.id);
});

test('ACC-02 a password opens however a keyboard composes it, and one from before passwords had one form too', async () => {
  const member = await product.person({ role: 'squadMember' });
  const words = 'Ação#Pão9';
  const [composed, apart] = [words.normalize('NFC'), words.normalize('NFD')];
  const change = await member.call('POST /account/password', {
    body: { currentPassword: DEMO_PASSWORD, password: apart },
  });
  expect(change.status).toBe(200);
  for (const typed of [composed, apart]) expect((await logIn(member.email, typed)).status).toBe(200);
  expect((await logIn(member.email, 'Acao#Pao9')).status).toBe(401);
  const password = await hash(apart, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  await product.database.update(identities).set({ password }).where(eq(identities.userId, member.id));
  expect((await logIn(member.email, apart)).status).toBe(200);
});

test('ACC-07 an unknown e-mail and a wrong password are told apart', async () => {
  const unknown = await logIn('nobody@example.com', DEMO_PASSWORD);
  expect(unknown.status).toBe(404);
  expect(unknown.body.error).toMatchObject({
    code: 'accounts.unknownEmail',
    message: 'Email not registered, register now',
  });
  const member = await product.person({ role: 'squadMember' });
  const wrong = await logIn(member.email, 'another');
  expect(wrong.status).toBe(401);
  expect(wrong.body.error).toMatchObject({
    code: 'accounts.wrongPassword',
    message: 'Invalid password, please re-enter',
  });
});

test('ACC-16 logging out ends the session on the server', async () => {
  const member = await product.person({ role: 'squadMember' });
  expect((await member.call('POST /auth/logout')).status).toBe(200);
  expect((await member.call('GET /session')).body.session).toBeNull();
  expect((await member.call('POST /auth')).status).toBe(401);
  expect((await product.anonymous('POST /auth/logout')).status).toBe(200);
});
