import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';
import { accountAudit, twoFactors } from '#accounts/server/tables.ts';
import { authenticatorCode } from '#accounts/testing/authenticator-code.ts';
import { shareTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { mailOutbox } from '#platform/db/tables.ts';
import { approvals } from '#second-approvals/server/tables.ts';

type Person = Awaited<ReturnType<TestProduct['person']>>;

let product: TestProduct;
let admin: Person;
let second: Person;
beforeAll(async () => {
  product = await shareTestProduct();
  admin = await product.person({ role: 'admin', name: 'Ada Admin' });
  second = await product.person({ role: 'admin' });
});
afterAll(() => product.close());

/** A person whose login requires a code. */
async function lockedOut(role: 'squadOwner' | 'admin' = 'squadOwner') {
  const person = await product.person({ role, language: 'en' });
  const { secret } = (await person.call('POST /account/second-factor', { body: { password: DEMO_PASSWORD } })).body;
  const confirmed = await person.call('POST /account/second-factor/confirm', {
    body: { code: authenticatorCode(secret) },
  });
  expect(confirmed.status).toBe(200);
  return person;
}
const help = (email: string, input: object = {}, helper = admin) =>
  helper.call('POST /cms/second-factor/switch-off', {
    body: { email, reason: 'Lost the phone; called from the known number', password: DEMO_PASSWORD, ...input },
  });
/** Somebody decides on what was asked about a person. */
async function approve({ id }: Person, who = second) {
  const [request] = await product.database
    .select()
    .from(approvals)
    .where(and(eq(approvals.aboutId, id), eq(approvals.state, 'open')));
  return who.call.raw('POST /approvals/{approvalId}/decision', {
    params: { approvalId: request!.id },
    body: { verdict: 'approve' },
  });
}
const logIn = ({ email }: Person) =>
  product.anonymous('POST /auth/login', { body: { email, password: DEMO_PASSWORD } });
const traceOf = ({ id }: Person) => product.database.select().from(accountAudit).where(eq(accountAudit.userId, id));

test('ACC-17 ADM-04 two administrators let somebody in again who lost the second factor; it is written down, and the person hears of it', async () => {
  const person = await lockedOut();
  expect((await logIn(person)).body.error.code).toBe('accounts.secondFactorNeeded');
  expect((await help(person.email.toUpperCase())).status).toBe(200);
  expect((await logIn(person)).body.error.code).toBe('accounts.secondFactorNeeded');
  expect((await approve(person, admin)).body.error.code).toBe('second-approvals.ownRequest');
  expect((await approve(person)).status).toBe(200);
  expect((await person.call('GET /users')).status).toBe(401);
  expect((await logIn(person)).status).toBe(200);
  expect(await product.database.$count(twoFactors, eq(twoFactors.userId, person.id))).toBe(0);
  expect(await traceOf(person)).toMatchObject([
    { actorId: admin.id, action: 'secondFactorSwitchedOff', reason: 'Lost the phone; called from the known number' },
  ]);
  const [mail] = await product.database
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, person.email))
    .orderBy(desc(mailOutbox.id));
  expect(mail!.subject).toBe('Ponte turned off your two-step login');
  expect(mail!.textBody).not.toContain('known number');
  expect((await help(person.email)).body.error.code).toBe('accounts.secondFactorOff');
});

test('ACC-17 asked twice at the same moment it is done and written down once', async () => {
  const person = await lockedOut('admin');
  const answers = await Promise.all([help(person.email), help(person.email), help(person.email)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect((await approve(person, person)).body.error.code).toBe('second-approvals.ownRequest');
  await approve(person);
  expect(await traceOf(person)).toHaveLength(1);
  // The others hear of it, and whoever knows better objects.
  const subjects = await product.database
    .select({ subject: mailOutbox.subject })
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, admin.email));
  expect(subjects.filter(({ subject }) => subject.includes('duas etapas de')).length).toBeGreaterThan(0);
  const params = { userId: person.id };
  expect((await admin.call.raw('POST /cms/staff/{userId}/suspension', { params })).status).toBe(200);
  expect((await logIn(person)).body.error.code).toBe('accounts.suspended');
  await admin.call.raw('POST /cms/staff/{userId}/restoration', { params });
  expect((await approve(person, admin)).body.error.code).toBe('second-approvals.ownRequest');
  expect((await approve(person)).status).toBe(200);
  expect((await logIn(person)).status).toBe(200);
  const old = await admin.call.raw('POST /cms/staff/{userId}/suspension', { params: { userId: second.id } });
  expect(old.body.error.code).toBe('backoffice.notSuspendable');
});

test('ACC-17 an open session of an administrator is not enough, nor is being somebody else’s staff', async () => {
  const person = await lockedOut();
  const wrong = await help(person.email, { password: 'wrong' });
  expect([wrong.status, wrong.body.error.fields]).toMatchObject([422, [{ path: 'password' }]]);
  expect((await help(person.email, {}, await product.person({ role: 'recruiter' }))).status).toBe(403);
  expect((await help(person.email, {}, person)).status).toBe(403);
  const own = await lockedOut('admin');
  expect((await help(own.email, {}, own)).body.error.code).toBe('backoffice.ownSecondFactor');
  expect((await help('nobody@ponte.test')).body.error.code).toBe('backoffice.personNotFound');
  for (const input of [{ reason: '  ' }, { reason: 'x'.repeat(501) }, { email: 'x' }, { password: '' }])
    expect((await help(person.email, input)).status).toBe(422);
  expect((await logIn(person)).body.error.code).toBe('accounts.secondFactorNeeded');
  expect(await traceOf(person)).toEqual([]);
});
