import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';
import { actionCodes, identities, sessions, users } from '#accounts/server/tables.ts';
import { hashToken } from '#platform/encryption/hash-token.ts';
import { startTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { mailOutbox } from '#platform/db/tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ TRUST_PROXY: '1' });
});
afterAll(() => product.close());

const newPassword = 'Novinha2#';
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';

const mailsTo = (recipient: string) =>
  product.database.select().from(mailOutbox).where(eq(mailOutbox.recipient, recipient)).orderBy(desc(mailOutbox.id));
const logIn = (email: string, password: string, headers: Record<string, string> = {}) =>
  product.anonymous('POST /auth/login', { body: { email, password }, headers });
const member = () => product.person({ role: 'squadMember' });
const codeIn = (text: string) => new URL(/http\S+oobCode\S+/.exec(text)![0]).searchParams.get('oobCode')!;
const openLink = (oobCode: string, call = product.anonymous) =>
  call('POST /auth/email-action', { body: { mode: 'changeEmail', oobCode } });

async function askChange(person: Awaited<ReturnType<typeof member>>, email: string) {
  const answer = await person.call('POST /account/email', { body: { email, password: DEMO_PASSWORD } });
  expect(answer.status).toBe(202);
  return codeIn((await mailsTo(email))[0]!.textBody);
}

test('ACC-17 everybody changes the own name and language, and nothing else', async () => {
  for (const role of ['squadMember', 'squadOwner', 'admin', 'recruiter'] as const) {
    const person = await product.person({ role, name: 'Before' });
    const name = `Zoë 👩‍🚀 ${role}`;
    expect(
      (await person.call.raw('PUT /users', { body: { newData: { displayName: name, language: 'en', role: 'admin' } } }))
        .status,
    ).toBe(200);
    const [stored] = await product.database.select().from(users).where(eq(users.id, person.id));
    expect(stored).toMatchObject({ name, language: 'en', role });
  }
  const person = await member();
  const rename = (displayName: unknown) => person.call.raw('PUT /users', { body: { newData: { displayName } } });
  expect((await rename('  ')).status).toBe(422);
  expect((await rename('x'.repeat(121))).status).toBe(422);
  // Nobody is called by letters that cannot be seen, or that turn others around.
  expect((await rename('\u200B\u3164\u2800')).status).toBe(422);
  expect((await rename('\u202EJose\u0301\u200B Lima\u2069')).status).toBe(200);
  const [renamed] = await product.database.select().from(users).where(eq(users.id, person.id));
  expect(renamed!.name).toBe('José Lima');
  expect((await person.call.raw('PUT /users', { body: {} })).status).toBe(422);
});

test('ACC-17 the password changes by the current one, ends every other session and is told by mail', async () => {
  const person = await member();
  const other = product.caller(await product.openSession(person.id));
  const change = (currentPassword: string, password: string) =>
    person.call('POST /account/password', { body: { currentPassword, password } });
  const wrong = await change('wrong', newPassword);
  expect(wrong.status).toBe(422);
  expect(wrong.body.error.fields![0]).toMatchObject({ path: 'currentPassword' });
  expect((await change(DEMO_PASSWORD, 'weak')).body.error.code).toBe('accounts.weakPassword');
  for (const [guessed, code] of [
    ['Admin@123', 'accounts.passwordEasyToGuess'],
    ['Someone#7', 'accounts.passwordHoldsName'],
  ] as const)
    expect((await change(DEMO_PASSWORD, guessed)).body.error.fields).toMatchObject([{ code }]);
  expect((await other('GET /session')).body.session).not.toBeNull();
  expect((await change(DEMO_PASSWORD, newPassword)).status).toBe(200);
  expect((await person.call('GET /session')).body.session!.userId).toBe(person.id);
  expect((await other('GET /session')).body.session).toBeNull();
  expect((await logIn(person.email, DEMO_PASSWORD)).status).toBe(401);
  expect((await logIn(person.email, newPassword)).status).toBe(200);
  expect((await mailsTo(person.email))[0]!.subject).toBe('Sua senha foi alterada');
});

test('ACC-14 ACC-17 who came without a password gets the first one by the mail, and is told so before', async () => {
  const person = await member();
  await product.database.delete(identities).where(eq(identities.userId, person.id));
  expect((await person.call('GET /account/security')).body.hasPassword).toBe(false);
  const asked = await person.call('POST /account/second-factor', { body: { password: 'any' } });
  expect(asked.body.error.code).toBe('accounts.passwordMissing');
  await product.anonymous('POST /auth/send-password-reset', { body: { email: person.email } });
  const oobCode = codeIn((await mailsTo(person.email))[0]!.textBody);
  const reset = await product.anonymous('POST /auth/reset-password', { body: { oobCode, password: newPassword } });
  expect(reset.status).toBe(200);
  expect((await logIn(person.email, newPassword)).status).toBe(200);
});

test('ACC-17 the e-mail changes when the link at the new address is opened, and both addresses hear of it', async () => {
  const person = await member();
  const other = product.caller(await product.openSession(person.id));
  const email = `new-${person.email}`;
  const code = await askChange(person, email);
  expect((await person.call('GET /account/security')).body.pendingEmail).toBe(email);
  expect((await mailsTo(person.email))[0]!.textBody).toContain(email);
  expect((await logIn(email, DEMO_PASSWORD)).status).toBe(404);
  expect((await openLink(code, person.call)).status).toBe(200);
  expect((await person.call('GET /session')).body.session).toMatchObject({ email, email_verified: true });
  expect((await other('GET /session')).body.session).toBeNull();
  expect((await logIn(person.email, DEMO_PASSWORD)).status).toBe(404);
  expect((await logIn(email, DEMO_PASSWORD)).status).toBe(200);
  expect((await mailsTo(person.email))[0]!.textBody).toContain(email);
  expect((await openLink(code)).status).toBe(410);
});

test('ACC-17 a change of e-mail asks for the password and for an address that is free', async () => {
  const [person, neighbour] = await Promise.all([member(), member()]);
  const ask = (email: string, password = DEMO_PASSWORD) =>
    person.call('POST /account/email', { body: { email, password } });
  expect((await ask('free@example.com', 'wrong')).body.error.code).toBe('accounts.currentPasswordWrong');
  expect((await ask(neighbour.email.toUpperCase())).body.error.code).toBe('accounts.emailTaken');
  expect((await ask(person.email.toUpperCase())).body.error.code).toBe('accounts.emailUnchanged');
  expect((await ask('no address')).status).toBe(422);
});

test('ACC-17 of two who confirm one address at the same time one gets it', async () => {
  const [one, other] = await Promise.all([member(), member()]);
  const email = 'wanted-by-both@example.com';
  const codes = [await askChange(one, email), await askChange(other, email)];
  const answers = await Promise.all(codes.map((code) => openLink(code)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await product.database.$count(users, eq(users.email, email))).toBe(1);
});

test('ACC-17 of parallel openings of one link one acts; a new ask, a new password and a day void the link', async () => {
  const person = await member();
  const codes = await askChange(person, 'parallel@example.com');
  const answers = await Promise.all([openLink(codes), openLink(codes), openLink(codes)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410]);

  const next = await member();
  const first = await askChange(next, 'first@example.com');
  const second = await askChange(next, 'second@example.com');
  expect((await openLink(first)).status).toBe(410);
  await next.call('POST /account/password', { body: { currentPassword: DEMO_PASSWORD, password: newPassword } });
  expect((await openLink(second)).status).toBe(410);

  const late = await member();
  const code = await askChange(late, 'late@example.com');
  await product.database
    .update(actionCodes)
    .set({ expiresAt: new Date(0) })
    .where(and(eq(actionCodes.userId, late.id), eq(actionCodes.mode, 'changeEmail')));
  expect((await openLink(code)).status).toBe(410);
});

test('ACC-17 codes mailed to the old address do nothing after the change', async () => {
  const person = await member();
  await product.anonymous('POST /auth/send-password-reset', { body: { email: person.email } });
  const resetCode = codeIn((await mailsTo(person.email))[0]!.textBody);
  expect((await openLink(await askChange(person, `moved-${person.email}`))).status).toBe(200);
  const reset = { oobCode: resetCode, password: newPassword };
  expect((await product.anonymous('POST /auth/reset-password', { body: reset })).status).toBe(410);
});

test('ACC-17 sessions are listed with device, shortened address and last use, this one first', async () => {
  const person = await member();
  const browser = await logIn(person.email, DEMO_PASSWORD, {
    'user-agent': chrome,
    'x-forwarded-for': '203.0.113.42',
  });
  const call = product.caller(browser.body.token);
  const { sessions: listed } = (await call('GET /account/sessions')).body;
  expect(listed).toHaveLength(2);
  expect(listed[0]).toMatchObject({
    browser: 'Chrome',
    system: 'Windows',
    device: 'desktop',
    address: '203.0.113.•',
    isThisOne: true,
  });
  expect(listed[1]).toMatchObject({ browser: null, isThisOne: false });
  const old = new Date(Date.now() - 7_200_000);
  const id = eq(sessions.id, listed[0]!.id);
  await product.database.update(sessions).set({ updatedAt: old }).where(id);
  await call('GET /session');
  const [used] = await product.database.select().from(sessions).where(id);
  expect(Date.now() - used!.updatedAt.getTime()).toBeLessThan(60_000);
  await call('GET /session');
  const [again] = await product.database.select().from(sessions).where(id);
  expect(again!.updatedAt).toEqual(used!.updatedAt);
});

test('ACC-17 one session is ended, or all others; foreign ones do not exist', async () => {
  const [person, stranger] = await Promise.all([member(), member()]);
  const [second, third] = [await product.openSession(person.id), await product.openSession(person.id)];
  const ids = (await person.call('GET /account/sessions')).body.sessions.map(({ id }: { id: string }) => id);
  expect((await stranger.call('POST /account/end-session', { body: { sessionId: ids[1]! } })).status).toBe(404);
  const [row] = await product.database
    .select()
    .from(sessions)
    .where(eq(sessions.tokenHash, hashToken(second)));
  const secondId = row!.id;
  expect((await person.call('POST /account/end-session', { body: { sessionId: secondId } })).status).toBe(200);
  expect((await product.caller(second)('GET /session')).body.session).toBeNull();
  expect((await product.caller(third)('GET /session')).body.session!.userId).toBe(person.id);
  expect((await person.call('POST /account/end-other-sessions')).body).toEqual({ ended: 1 });
  expect((await product.caller(third)('GET /session')).body.session).toBeNull();
  expect((await person.call('GET /session')).body.session!.userId).toBe(person.id);
});
