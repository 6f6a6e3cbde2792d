import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';
import { twoFactors, users, verifications } from '#accounts/server/tables.ts';
import { authenticatorCode } from '#accounts/testing/authenticator-code.ts';
import { shareTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { mailOutbox } from '#platform/db/tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await shareTestProduct();
});
afterAll(() => product.close());

type Person = Awaited<ReturnType<TestProduct['person']>>;

const begin = (person: Person, password = DEMO_PASSWORD) =>
  person.call('POST /account/second-factor', { body: { password } });
const confirm = (person: Person, code: string) =>
  person.call('POST /account/second-factor/confirm', { body: { code } });

/** A person with an active second factor and their app: each call returns the code of a later step. */
async function withFactor() {
  const person = await product.person({ role: 'squadMember' });
  const { secret, recoveryCodes } = (await begin(person)).body as { secret: string; recoveryCodes: string[] };
  const code = (off = 0) => authenticatorCode(secret, off);
  expect((await confirm(person, code(-1))).status).toBe(200);
  return { person, code, recoveryCodes };
}
/** Does the password step; returns how to do the second. */
async function passwordStep(person: Person) {
  const answer = await product.anonymous('POST /auth/login', {
    body: { email: person.email, password: DEMO_PASSWORD },
  });
  const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('ponte.second_factor='));
  const second = (body: unknown) =>
    product.anonymous.raw('POST /auth/second-factor', { body, headers: { cookie: cookie?.split(';')[0] ?? '' } });
  return { answer, cookie, second };
}

test('ACC-17 the second factor begins with the password and holds once a code confirmed it', async () => {
  const person = await product.person({ role: 'admin' });
  const other = product.caller(await product.openSession(person.id));
  expect((await begin(person, 'wrong')).body.error.code).toBe('accounts.currentPasswordWrong');
  expect((await confirm(person, '123456')).body.error.code).toBe('accounts.secondFactorOff');
  const { status, body } = await begin(person);
  expect(status).toBe(201);
  expect(body.address).toContain(`secret=${body.secret}`);
  expect(Buffer.from(body.qrCode.split(',')[1]!, 'base64').toString()).toMatch(/^<svg/);
  expect(body.recoveryCodes).toHaveLength(10);
  expect((await passwordStep(person)).answer.status).toBe(200);
  expect((await confirm(person, '000000')).body.error.code).toBe('accounts.secondFactorWrong');
  const code = authenticatorCode(body.secret);
  expect((await confirm(person, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
  expect((await person.call('GET /account/security')).body.secondFactor).toEqual({ isOn: true, recoveryCodesLeft: 10 });
  expect((await other('GET /session')).body.session).toBeNull();
  expect((await begin(person)).body.error.code).toBe('accounts.secondFactorOn');
  const [mail] = await product.database.select().from(mailOutbox).where(eq(mailOutbox.recipient, person.email));
  expect(mail!.subject).toBe('O login em duas etapas está ativo');
});

test('ACC-17 secret and recovery codes are kept sealed', async () => {
  const { person, recoveryCodes } = await withFactor();
  const [stored] = await product.database.select().from(twoFactors).where(eq(twoFactors.userId, person.id));
  for (const code of recoveryCodes) expect(stored!.backupCodes).not.toContain(code);
  expect(stored!.secret).toMatch(/^[0-9a-f]{80,}$/);
});

test('ACC-17 a login takes password and code; the password alone opens nothing', async () => {
  const { person, code } = await withFactor();
  const { answer, cookie, second } = await passwordStep(person);
  expect(answer.status).toBe(401);
  expect(answer.body.error.code).toBe('accounts.secondFactorNeeded');
  expect(answer.headers.getSetCookie().join()).not.toContain('session_token');
  expect(cookie).toMatch(/HttpOnly/);
  expect((await second({ code: '000000' })).body.error.code).toBe('accounts.secondFactorWrong');
  expect((await second({ code: 'abc' })).status).toBe(422);
  const opened = await second({ code: code() });
  expect(opened.status).toBe(200);
  expect(opened.body.session.userId).toBe(person.id);
  expect((await product.caller(opened.body.token)('POST /auth')).status).toBe(200);
  expect((await second({ code: code(1) })).body.error.code).toBe('accounts.secondFactorExpired');
});

test('ACC-17 a code works once: neither in a later login nor in a parallel one', async () => {
  const { person, code } = await withFactor();
  const [one, other] = [await passwordStep(person), await passwordStep(person)];
  const same = code();
  const answers = await Promise.all([
    one.second({ code: same }),
    other.second({ code: same }),
    one.second({ code: same }),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const later = await passwordStep(person);
  expect((await later.second({ code: same })).body.error.code).toBe('accounts.secondFactorWrong');
  expect((await later.second({ code: code(1) })).status).toBe(200);
});

test('ACC-17 a recovery code opens once, also when sent twice at the same moment', async () => {
  const { person, recoveryCodes } = await withFactor();
  const steps = [await passwordStep(person), await passwordStep(person)];
  const typed = { recoveryCode: recoveryCodes[0]!.toUpperCase() };
  const answers = await Promise.all(steps.map(({ second }) => second(typed)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect((await person.call('GET /account/security')).body.secondFactor.recoveryCodesLeft).toBe(9);
});

test('ACC-17 five wrong codes lock the second step for a quarter of an hour, from wherever they come', async () => {
  const { person, code } = await withFactor();
  const { second } = await passwordStep(person);
  const answers = await Promise.all(Array.from({ length: 5 }, () => second({ code: '000000' })));
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422]);
  const elsewhere = await passwordStep(person);
  const locked = await elsewhere.second({ code: code() });
  expect(locked.status).toBe(429);
  const seconds = Number(locked.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(890);
  expect(seconds).toBeLessThanOrEqual(900);
  await product.database.update(twoFactors).set({ lockedUntil: new Date() }).where(eq(twoFactors.userId, person.id));
  expect((await elsewhere.second({ code: code() })).status).toBe(200);
});

test('ACC-17 the second step is open for ten minutes and to nobody without its cookie', async () => {
  const { person, code } = await withFactor();
  const { second } = await passwordStep(person);
  const without = await product.anonymous('POST /auth/second-factor', { body: { code: code() } });
  expect(without.body.error.code).toBe('accounts.secondFactorExpired');
  await product.database
    .update(verifications)
    .set({ expiresAt: new Date(0) })
    .where(eq(verifications.value, person.id));
  expect((await second({ code: code() })).body.error.code).toBe('accounts.secondFactorExpired');
});

test('ACC-17 new recovery codes and switching off ask for password and code', async () => {
  const { person, code, recoveryCodes } = await withFactor();
  const call = (path: string, password: string, proof: unknown) =>
    person.call.raw(`POST /account/second-factor/${path}`, { body: { password, proof } });
  expect((await call('switch-off', 'wrong', { code: code() })).status).toBe(422);
  expect((await call('switch-off', DEMO_PASSWORD, { code: '000000' })).status).toBe(422);
  const renewed = await person.call.raw('POST /account/second-factor/recovery-codes', {
    body: { password: DEMO_PASSWORD, proof: { code: code() } },
  });
  expect(renewed.body.recoveryCodes).toHaveLength(10);
  const stale = { recoveryCode: recoveryCodes[1] };
  expect((await call('switch-off', DEMO_PASSWORD, stale)).body.error.code).toBe('accounts.secondFactorWrong');
  expect((await call('switch-off', DEMO_PASSWORD, { recoveryCode: renewed.body.recoveryCodes[0] })).status).toBe(200);
  expect((await passwordStep(person)).answer.status).toBe(200);
  const [kept] = await product.database.select().from(users).where(eq(users.id, person.id));
  expect(kept!.twoFactorEnabled).toBe(false);
  expect((await call('switch-off', DEMO_PASSWORD, { code: code(1) })).body.error.code).toBe('accounts.secondFactorOff');
});
