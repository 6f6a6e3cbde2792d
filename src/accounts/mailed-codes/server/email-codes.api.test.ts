import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';
import { actionCodes, users } from '#accounts/server/tables.ts';
import { shareTestProduct, startTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { mailOutbox } from '#platform/db/tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await shareTestProduct();
});
afterAll(() => product.close());

const newPassword = 'Novinha2#';

async function codeMailedTo(email: string): Promise<string> {
  const [mail] = await product.database
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, email))
    .orderBy(desc(mailOutbox.id))
    .limit(1);
  return new URL(/http\S+oobCode\S+/.exec(mail!.textBody)![0]).searchParams.get('oobCode')!;
}
const unverified = () => product.person({ role: 'squadMember', emailVerified: false });
const verify = (oobCode: string) =>
  product.anonymous('POST /auth/email-action', { body: { mode: 'verifyEmail', oobCode } });
const reset = (oobCode: string, password = newPassword) =>
  product.anonymous('POST /auth/reset-password', { body: { oobCode, password } });
const askReset = (email: string) => product.anonymous('POST /auth/send-password-reset', { body: { email } });
const expire = (userId: string) =>
  product.database
    .update(actionCodes)
    .set({ expiresAt: new Date(0) })
    .where(eq(actionCodes.userId, userId));

test('ACC-13 the link of the mail verifies the address; pressed again, it says so to whoever is confirmed', async () => {
  const member = await unverified();
  expect((await member.call('POST /auth/send-verification')).status).toBe(202);
  const code = await codeMailedTo(member.email);
  expect((await member.call('GET /session')).body.session!.email_verified).toBe(false);
  expect((await verify(code)).status).toBe(200);
  expect((await member.call('GET /session')).body.session!.email_verified).toBe(true);
  expect((await verify(code)).status).toBe(200);
  const wrong = await verify('made-up');
  expect(wrong.status).toBe(410);
  expect(wrong.body.error).toMatchObject({
    code: 'accounts.codeInvalid',
    message: 'This link has expired or was already used. Request a new one.',
  });
});

test('ACC-13 a newer mail voids the older one; expired and made-up codes are refused alike', async () => {
  const member = await unverified();
  await member.call('POST /auth/send-verification');
  const older = await codeMailedTo(member.email);
  await member.call('POST /auth/send-verification');
  const newer = await codeMailedTo(member.email);
  expect((await verify(older)).status).toBe(410);
  await expire(member.id);
  expect((await verify(newer)).status).toBe(410);
  expect((await verify('made-up')).status).toBe(410);
  expect(
    (await product.anonymous.raw('POST /auth/email-action', { body: { mode: 'resetPassword', oobCode: newer } }))
      .status,
  ).toBe(422);
});

test('ACC-13 codes have 128 bits and only their hash is kept', async () => {
  const member = await unverified();
  await member.call('POST /auth/send-verification');
  const code = await codeMailedTo(member.email);
  expect(Buffer.from(code, 'base64url')).toHaveLength(16);
  const stored = await product.database.select().from(actionCodes).where(eq(actionCodes.userId, member.id));
  expect(JSON.stringify(stored)).not.toContain(code);
});

test('ACC-13 who is verified gets no further mail', async () => {
  const member = await product.person({ role: 'squadMember' });
  expect((await member.call('POST /auth/send-verification')).status).toBe(202);
  expect(await product.database.$count(mailOutbox, eq(mailOutbox.recipient, member.email))).toBe(0);
});

test('ACC-14 a reset sets the new password, works once and ends every session', async () => {
  const member = await product.person({ role: 'squadMember' });
  const otherDevice = await product.openSession(member.id);
  expect((await askReset(member.email)).status).toBe(202);
  const code = await codeMailedTo(member.email);
  expect((await reset(code, 'weak')).body.error.code).toBe('accounts.weakPassword');
  expect((await reset(code, 'Admin@123')).body.error.code).toBe('accounts.passwordEasyToGuess');
  expect((await reset(code, 'Someone#7')).body.error.code).toBe('accounts.passwordHoldsName');
  expect((await reset(code)).status).toBe(200);
  expect((await member.call('GET /session')).body.session).toBeNull();
  expect((await product.caller(otherDevice)('GET /session')).body.session).toBeNull();
  const logIn = (password: string) =>
    product.anonymous('POST /auth/login', { body: { email: member.email, password } });
  expect((await logIn(DEMO_PASSWORD)).status).toBe(401);
  expect((await logIn(newPassword)).status).toBe(200);
  expect((await reset(code, 'Terceira3$')).status).toBe(410);
});

test('ACC-14 the session that resets its own password goes on, the others end', async () => {
  const member = await product.person({ role: 'squadMember' });
  const other = product.caller(await product.openSession(member.id));
  await askReset(member.email);
  const oobCode = await codeMailedTo(member.email);
  expect((await member.call('POST /auth/reset-password', { body: { oobCode, password: newPassword } })).status).toBe(
    200,
  );
  expect((await member.call('GET /session')).body.session!.userId).toBe(member.id);
  expect((await other('GET /session')).body.session).toBeNull();
});

test('ACC-14 of parallel resets with one code exactly one wins', async () => {
  const member = await product.person({ role: 'squadMember' });
  await askReset(member.email);
  const code = await codeMailedTo(member.email);
  const answers = await Promise.all([reset(code, 'Primeira1!'), reset(code, 'Segunda2!'), reset(code, 'Terceira3!')]);
  expect(answers.map((answer) => answer.status).toSorted((one, other) => one - other)).toEqual([200, 410, 410]);
});

test('ACC-14 a code names its account without being used, and only while it is good', async () => {
  const member = await product.person({ role: 'squadMember' });
  const read = (oobCode: string) => product.anonymous('POST /auth/read-reset-code', { body: { oobCode } });
  await askReset(member.email);
  const code = await codeMailedTo(member.email);
  expect((await read(code)).body).toEqual({ email: member.email });
  expect((await reset(code)).status).toBe(200);
  expect((await read(code)).body.error.code).toBe('accounts.codeInvalid');
  expect((await read('made-up')).status).toBe(410);
});

test('ACC-14 an expired code is refused, and a verification code resets nothing', async () => {
  const member = await unverified();
  await askReset(member.email);
  const code = await codeMailedTo(member.email);
  await expire(member.id);
  expect((await reset(code)).status).toBe(410);
  await member.call('POST /auth/send-verification');
  expect((await reset(await codeMailedTo(member.email))).status).toBe(410);
});

test('ACC-14 the answer does not tell whether an address is known', async () => {
  const before = await product.database.$count(mailOutbox);
  expect(await askReset('nobody@example.com')).toMatchObject({ status: 202, body: { done: true } });
  expect(await product.database.$count(mailOutbox)).toBe(before);
  expect((await askReset('no-address')).status).toBe(422);
});

test('NAV-10 the chosen language stays with the account', async () => {
  const member = await product.person({ role: 'squadMember', language: 'pt' });
  expect((await member.call('PUT /session/language', { body: { language: 'en' } })).status).toBe(200);
  const [kept] = await product.database.select().from(users).where(eq(users.id, member.id));
  expect(kept!.language).toBe('en');
  expect((await member.call.raw('PUT /session/language', { body: { language: 'xx' } })).status).toBe(422);
  expect((await product.anonymous('PUT /session/language', { body: { language: 'en' } })).status).toBe(401);
});

test('ACC-13 the development mailbox is not there outside demo mode', async () => {
  expect((await product.anonymous('GET /mailbox')).status).toBe(404);
  const [mail] = await product.database.select().from(mailOutbox).limit(1);
  expect((await product.anonymous('GET /mailbox/{id}', { params: { id: mail!.id } })).status).toBe(404);
});

test('ACC-13 the demo mailbox lists mails, newest first, and opens one; the login page is told whom one may sign in as', async () => {
  const demo = await startTestProduct({ DEMO: '1' });
  const member = await demo.person({ role: 'squadMember', emailVerified: false });
  await member.call('POST /auth/send-verification');
  await demo.anonymous('POST /auth/send-password-reset', { body: { email: member.email } });
  const { mails, next } = (await demo.anonymous('GET /mailbox', { query: { recipient: member.email } })).body;
  expect(mails.map((mail: { subject: string }) => mail.subject)).toEqual([
    'Escolha uma nova senha',
    'Confirme seu e-mail',
  ]);
  expect(next).toBeNull();
  const opened = await demo.anonymous('GET /mailbox/{id}', { params: { id: mails[1]!.id } });
  expect(opened.body.textBody).toContain('/email-action?mode=verifyEmail&oobCode=');
  expect((await demo.anonymous('GET /mailbox/{id}', { params: { id: 'nothing' } })).status).toBe(404);
  const { demoSignIns } = (await demo.anonymous('GET /session')).body;
  expect(demoSignIns).toContainEqual({ email: 'owner@demo.test', role: 'squadOwner', password: DEMO_PASSWORD });
  await demo.close();
});
