import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { newId } from '#platform/db/columns.ts';
import { mailOutbox } from '#platform/db/tables.ts';
import { buildWorkspaces } from '#workspaces/builders.ts';

let product: TestProduct;
let admin: Awaited<ReturnType<TestProduct['person']>>;
beforeAll(async () => {
  product = await startTestProduct();
  admin = await product.person({ role: 'admin', name: 'Ada Admin' });
});
afterAll(() => product.close());

let count = 0;
const newAddress = () => `team${++count}@ponte.test`;
const invite = (email: string, role = 'recruiter') =>
  admin.call.raw('POST /cms/staff/invitations', { body: { email, role } });

function mailsTo(email: string) {
  return product.database.select().from(mailOutbox).where(eq(mailOutbox.recipient, email)).orderBy(desc(mailOutbox.id));
}
async function codeOf(email: string): Promise<string> {
  const [mail] = await mailsTo(email);
  return /code=([\w-]{22})\s/.exec(mail!.textBody)![1]!;
}
const signUp = (email: string, code: string) =>
  product.anonymous('POST /users/createAdmin', {
    body: {
      email,
      code,
      password: 'Segredo1!',
      acceptedTerms: true,
      dob: '1988-04-30',
      firstName: 'Rui',
      lastName: 'Reis',
      displayName: 'Rui R.',
    },
  });
async function invitationOf(email: string) {
  const { body } = await admin.call('GET /cms/staff');
  return body.invitations.find((one: { email: string }) => one.email === email);
}

test('ACC-11 an administrator invites a recruiter, who joins with that role and is on the list', async () => {
  const email = newAddress();
  expect((await invite(email)).status).toBe(201);
  expect(await invitationOf(email)).toMatchObject({ role: 'recruiter', invitedBy: 'Ada Admin', expired: false });
  const { body } = await signUp(email, await codeOf(email));
  expect(body.session).toMatchObject({ userRole: 'recruiter', navigationStage: 'squadOwner-profile' });
  expect(await invitationOf(email)).toBeUndefined();
  const { people } = (await admin.call('GET /cms/staff')).body;
  expect(people.find((one: { email: string }) => one.email === email)).toMatchObject({
    name: 'Rui R.',
    role: 'recruiter',
    companies: [],
  });
});

test('ACC-11 an address is invited once, and not when it has an account', async () => {
  const email = newAddress();
  await invite(email, 'admin');
  expect((await invite(email.toUpperCase(), 'admin')).body.error.code).toBe('accounts.alreadyInvited');
  const member = await product.person({ role: 'squadMember' });
  expect((await invite(member.email)).body.error.code).toBe('accounts.emailTaken');
  expect((await invite(newAddress(), 'squadOwner')).status).toBe(422);
  // An administrator is invited by two, and nobody has agreed yet.
  expect(await mailsTo(email)).toEqual([]);
  const answers = await Promise.all(Array.from({ length: 4 }, () => invite('once@ponte.test')));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409, 409, 409]);
});

test('ACC-11 sending again voids the older link, and a revoked one opens nothing', async () => {
  const email = newAddress();
  await invite(email);
  const first = await codeOf(email);
  const params = { invitationId: (await invitationOf(email))!.id };
  expect((await admin.call('POST /cms/staff/invitations/{invitationId}/resend', { params })).status).toBe(200);
  expect((await signUp(email, first)).status).toBe(403);
  const second = await codeOf(email);
  expect((await admin.call('DELETE /cms/staff/invitations/{invitationId}', { params })).status).toBe(200);
  expect((await signUp(email, second)).status).toBe(403);
  for (const key of [
    'POST /cms/staff/invitations/{invitationId}/resend',
    'DELETE /cms/staff/invitations/{invitationId}',
  ])
    expect((await admin.call.raw(key, { params })).body.error.code).toBe('accounts.invitationGone');
  expect((await invite(email)).status).toBe(201);
});

test('ACC-11 only administrators see and change the staff', async () => {
  for (const role of ['squadOwner', 'squadMember', 'recruiter'] as const) {
    const { call } = await product.person({ role });
    expect((await call('GET /cms/staff')).status).toBe(403);
    expect((await call('POST /cms/staff/invitations', { body: { email: newAddress(), role: 'admin' } })).status).toBe(
      403,
    );
  }
});

test('ACC-11 a recruiter works for the companies assigned, and for none any more once it is taken away', async () => {
  const [owner, recruiter] = [
    await product.person({ role: 'squadOwner' }),
    await product.person({ role: 'recruiter' }),
  ];
  const [space] = await buildWorkspaces(product.database, [{ ownerId: owner.id, company: 'Trilho 100% Dados' }]);
  const found = (await admin.call('GET /cms/companies', { query: { search: '100% d' } })).body.companies;
  expect(found).toEqual([{ workspaceId: space!.id, company: 'Trilho 100% Dados', owner: owner.email }]);
  const byMail = await admin.call('GET /cms/companies', { query: { search: owner.email.toUpperCase() } });
  expect(byMail.body.companies).toHaveLength(1);
  const key = '/cms/staff/{recruiterId}/companies/{workspaceId}';
  const params = { recruiterId: recruiter.id, workspaceId: space!.id };
  for (let times = 0; times < 2; times++) expect((await admin.call(`PUT ${key}`, { params })).status).toBe(200);
  const companies = async () =>
    (await admin.call('GET /cms/staff')).body.people.find((one: { userId: string }) => one.userId === recruiter.id)!
      .companies;
  expect(await companies()).toMatchObject([{ workspaceId: space!.id, company: 'Trilho 100% Dados' }]);
  expect((await admin.call(`DELETE ${key}`, { params })).status).toBe(200);
  expect(await companies()).toEqual([]);
  const wrong = { recruiterId: owner.id, workspaceId: space!.id };
  expect((await admin.call(`PUT ${key}`, { params: wrong })).body.error.code).toBe('backoffice.notARecruiter');
  const unknown = { recruiterId: recruiter.id, workspaceId: newId() };
  expect((await admin.call(`PUT ${key}`, { params: unknown })).status).toBe(404);
});
