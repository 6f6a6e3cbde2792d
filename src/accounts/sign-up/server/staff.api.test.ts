import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inviteFirstAdministrators } from '#accounts/sign-up/server/invite-first-administrators.ts';
import { staffDetails, staffInvitations, users } from '#accounts/server/tables.ts';
import { startTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { mailOutbox } from '#platform/db/tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ RATE_LIMITS: '1', TRUST_PROXY: '1' });
});
afterAll(() => product.close());

let count = 0;
const newAddress = () => `staff${++count}@ponte.test`;
const invite = (email: string) => inviteFirstAdministrators(product.database, { adminEmails: [email] });

function mailsTo(email: string) {
  return product.database.select().from(mailOutbox).where(eq(mailOutbox.recipient, email)).orderBy(desc(mailOutbox.id));
}

async function codeOf(email: string): Promise<string> {
  const [mail] = await mailsTo(email);
  return /\/signup-admin\?code=([\w-]{22})\s/.exec(mail!.textBody)![1]!;
}

/** Each attempt uses another network address, so that only the limits under test count. */
const signUp = (email: string, changes: Record<string, unknown> = {}) =>
  product.anonymous('POST /users/createAdmin', {
    headers: { 'x-forwarded-for': `10.0.${++count >> 8}.${count & 255}` },
    body: {
      email,
      password: 'Segredo1!',
      acceptedTerms: true,
      dob: '1988-04-30',
      firstName: 'Ana',
      lastName: 'Reis',
      displayName: 'Ana R.',
      ...changes,
    },
  });

test('ACC-11 whom the setting names becomes an administrator by the code of the mail, with a proved address', async () => {
  const email = newAddress();
  await invite(email);
  const answer = await signUp(email.toUpperCase(), { code: await codeOf(email) });
  expect(answer.status).toBe(201);
  expect(answer.body.session).toMatchObject({
    userRole: 'admin',
    navigationStage: 'cms-selection',
    displayName: 'Ana R.',
    email_verified: true,
    signUpJourney: 'staff',
  });
  const record = (await product.caller(answer.body.token)('GET /users')).body;
  expect(record.personal).toEqual({
    firstName: 'Ana',
    lastName: 'Reis',
    displayName: 'Ana R.',
    dob: '1988-04-30',
    photoUrl: null,
  });
  expect(record).not.toHaveProperty('experience');
  expect(record).not.toHaveProperty('projects');
  expect((await product.caller(answer.body.token)('GET /cms/overview')).status).toBe(200);
  expect(await mailsTo(email)).toHaveLength(1);
});

test('2.5 the password of staff holds neither a common one nor one of the own names', async () => {
  const email = newAddress();
  await invite(email);
  const code = await codeOf(email);
  for (const [password, rule] of [
    ['Admin@123', 'passwordEasyToGuess'],
    ['Barros#77', 'passwordHoldsName'],
    ['Tereza#77', 'passwordHoldsName'],
    ['Terezinha#7', 'passwordHoldsName'],
  ] as const)
    expect(
      (await signUp(email, { code, password, firstName: 'Tereza', lastName: 'Barros', displayName: 'Terezinha' })).body
        .error.fields,
    ).toMatchObject([{ code: `accounts.${rule}` }]);
  expect((await signUp(email, { code })).status).toBe(201);
});

test('ACC-11 at each start whom the setting names is invited once; of instances that start together one does it', async () => {
  const email = newAddress();
  await Promise.all(Array.from({ length: 4 }, () => invite(email)));
  await invite(email.toUpperCase());
  expect(await mailsTo(email)).toHaveLength(1);
  await signUp(email, { code: await codeOf(email) });
  await invite(email);
  expect(await mailsTo(email)).toHaveLength(1);
  const late = newAddress();
  await invite(late);
  await product.database
    .update(staffInvitations)
    .set({ expiresAt: new Date(0) })
    .where(eq(staffInvitations.email, late));
  await invite(late);
  expect(await mailsTo(late)).toHaveLength(2);
});

test('ACC-11 a code makes one account, even when it is used many times at once', async () => {
  const email = newAddress();
  await invite(email);
  const code = await codeOf(email);
  const answers = await Promise.all(Array.from({ length: 6 }, () => signUp(email, { code })));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    201, 403, 403, 403, 403, 403,
  ]);
  expect(await product.database.select().from(users).where(eq(users.email, email))).toHaveLength(1);
});

test('ACC-11 a used, expired, made-up or foreign code gets the unauthorised form message and makes nobody', async () => {
  const [email, other, late] = [newAddress(), newAddress(), newAddress()];
  for (const one of [email, other, late]) await invite(one);
  const code = await codeOf(email);
  await product.database
    .update(staffInvitations)
    .set({ expiresAt: new Date(Date.now() - 1_000) })
    .where(eq(staffInvitations.email, late));
  const attempts: [string, string][] = [
    [other, code],
    [newAddress(), code],
    [email, code.slice(0, -1)],
    [email, `${code}A`],
    [email, 'A'.repeat(22)],
    [late, await codeOf(late)],
  ];
  for (const [address, tried] of attempts) {
    const answer = await signUp(address, { code: tried });
    expect([answer.status, answer.body.error.code]).toEqual([403, 'accounts.notInvited']);
    expect(answer.body.error.message).toContain('can’t be used for a staff account');
  }
  expect([await mailsTo(email), await mailsTo(late)].map((mails) => mails.length)).toEqual([1, 2]);
  expect((await signUp(late, { code: await codeOf(late) })).status).toBe(201);
  expect(await product.database.$count(staffDetails, eq(staffDetails.firstName, 'Never'))).toBe(0);
  expect((await signUp(email, { code })).status).toBe(201);
  expect((await signUp(email, { code })).status).toBe(403);
});

test('ACC-11 without a code everybody is told the same, and who is invited gets the mail again, seldom', async () => {
  const email = newAddress();
  await invite(email);
  const before = await codeOf(email);
  const answers = [await signUp(email), await signUp(newAddress()), await signUp(email)];
  const refusals = answers.map(({ status, body: { error } }) => [status, error.code, error.message, error.fields]);
  expect(refusals).toEqual(Array.from({ length: 3 }, () => refusals[0]));
  expect(answers[0]!.status).toBe(403);
  expect(await mailsTo(email)).toHaveLength(2);
  const asked = await codeOf(email);
  expect(asked).not.toBe(before);
  expect((await signUp(email, { code: asked })).status).toBe(201);
  // Anybody can request it, so the link that the invited person already has stays valid.
  const careful = newAddress();
  await invite(careful);
  const first = await codeOf(careful);
  await signUp(careful);
  expect(await codeOf(careful)).not.toBe(first);
  expect((await signUp(careful, { code: first })).status).toBe(201);
});

test('ACC-11 the form is checked field by field before the code is looked at, and the code stays good', async () => {
  const email = newAddress();
  await invite(email);
  const code = await codeOf(email);
  for (const [changes, path] of [
    [{ firstName: ' ' }, 'firstName'],
    [{ lastName: undefined }, 'lastName'],
    [{ displayName: 'x'.repeat(81) }, 'displayName'],
    [{ dob: '1990-02-30' }, 'dob'],
    [{ dob: '2999-01-01' }, 'dob'],
    [{ password: 'Segredo1' }, 'password'],
  ] as const) {
    const answer = await signUp(email, { code, ...changes });
    expect([answer.status, answer.body.error.fields![0]!.path]).toEqual([422, path]);
  }
  expect((await signUp(email, { code, acceptedTerms: false })).body.error.code).toBe('accounts.termsNotAccepted');
  expect((await signUp(email, { code, role: 'root', userRole: 'squadOwner' })).body.session.userRole).toBe('admin');
});

test('ACC-11 only the code’s hash is kept, and the address is not taken from an account that exists', async () => {
  const member = await product.person({ role: 'squadMember' });
  const email = newAddress();
  await invite(email);
  const code = await codeOf(email);
  const [stored] = await product.database.select().from(staffInvitations).where(eq(staffInvitations.email, email));
  expect(JSON.stringify(stored)).not.toContain(code);
  await invite(member.email);
  expect(await mailsTo(member.email)).toHaveLength(0);
  await product.database.update(users).set({ email }).where(eq(users.id, member.id));
  expect((await signUp(email, { code })).body.error.code).toBe('accounts.emailTaken');
});
