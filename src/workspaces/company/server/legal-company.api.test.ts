import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shareTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { buildWorkspaces } from '#workspaces/builders.ts';
import { someLegalCompany } from '#workspaces/testing/some-legal-company.ts';
import { workspaceAudit } from '#workspaces/server/tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await shareTestProduct();
});
afterAll(() => product.close());

const company = { ...someLegalCompany, taxId: '12.abc.345/01de-35' };
const key = 'users/ownerData/company';

async function owner() {
  const [person, colleague, hirer] = [
    await product.person({ role: 'squadOwner' }),
    await product.person({ role: 'squadOwner' }),
    await product.person({ role: 'squadOwner' }),
  ];
  const [space] = await buildWorkspaces(product.database, [
    {
      ownerId: person.id,
      colleagues: [
        { userId: colleague.id, permissions: ['accessPayments'] },
        { userId: hirer.id, permissions: ['createProject', 'editProject'] },
      ],
    },
  ]);
  return { ...person, colleague, hirer, workspaceId: space!.id };
}

test('PRO-08 the company is kept as contracts name it, beside the owner’s data and with a line in the audit trail', async () => {
  const { call, workspaceId } = await owner();
  expect((await call(`GET /${key}`)).body).toEqual({ version: 0, company: null, abilities: { edit: true } });
  const saved = await call(`PUT /${key}`, { body: { ...company, version: 0 } });
  const tidy = { ...company, taxId: '12ABC34501DE35', postalCode: '01310100', country: 'Brasil' };
  expect([saved.status, saved.body]).toEqual([200, { version: 1, company: tidy, abilities: { edit: true } }]);
  expect((await call(`GET /${key}`)).body.company).toEqual(tidy);
  expect((await call('GET /users/ownerData')).body.version).toBe(1);
  const audit = await product.database.select().from(workspaceAudit).where(eq(workspaceAudit.workspaceId, workspaceId));
  expect(audit).toMatchObject([{ action: 'companyChanged', subject: company.companyName }]);
});

test('PRO-08 a foreign client gives a tax id of its own, as written, and a shorter address', async () => {
  const { call } = await owner();
  const foreign = {
    ...company,
    kind: 'foreign' as const,
    taxId: 'GB 123 4567 89',
    postalCode: 'SW1A 1AA',
    country: 'United Kingdom',
    number: '',
    neighbourhood: '',
    district: '',
  };
  const saved = await call(`PUT /${key}`, { body: { ...foreign, version: 0 } });
  expect([saved.status, saved.body.company]).toEqual([200, foreign]);
});

test('PRO-08 what is wrong is named field by field and nothing is kept', async () => {
  const { call } = await owner();
  for (const [change, path, code] of [
    [{ taxId: '11.222.333/0001-80' }, 'taxId', 'workspaces.cnpjInvalid'],
    [{ postalCode: '0131' }, 'postalCode', 'workspaces.postalCodeInvalid'],
    [{ financeEmail: 'finance' }, 'financeEmail', 'platform.fieldEmail'],
    [{ companyName: '  ' }, 'companyName', 'platform.fieldRequired'],
    [{ address: 'x'.repeat(161) }, 'address', 'platform.fieldTooLong'],
    [{ city: 7 }, 'city', 'platform.fieldInvalid'],
    [{ kind: 'martian' }, 'kind', 'platform.fieldInvalid'],
    [{ kind: 'foreign', country: '' }, 'country', 'platform.fieldRequired'],
  ] as const) {
    const answer = await call.raw(`PUT /${key}`, { body: { ...company, version: 0, ...change } });
    const problems = answer.body.error.fields?.map((field: { path: string; code: string }) => [field.path, field.code]);
    expect([answer.status, problems]).toEqual([422, [[path, code]]]);
  }
  expect((await call(`GET /${key}`)).body.company).toBeNull();
});

test('PRO-08 colleagues without the right to payments are not shown the company as contracts name it', async () => {
  const { hirer, colleague, workspaceId } = await owner();
  const headers = { workspaceid: workspaceId };
  expect((await hirer.call(`GET /${key}`, { headers })).status).toBe(403);
  expect((await hirer.call('GET /users/ownerData', { headers })).body.abilities.seeLegalCompany).toBe(false);
  expect((await colleague.call(`GET /${key}`, { headers })).status).toBe(200);
  expect((await colleague.call('GET /users/ownerData', { headers })).body.abilities.seeLegalCompany).toBe(true);
});

test('PRO-08 of two who save at once the second is told; colleagues read, admins name the owner', async () => {
  const { call, id, colleague, workspaceId } = await owner();
  const answers = await Promise.all(
    ['São Paulo', 'Recife'].map((city) => call(`PUT /${key}`, { body: { ...company, city, version: 0 } })),
  );
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  const headers = { workspaceid: workspaceId };
  const read = await colleague.call(`GET /${key}`, { headers });
  expect(read.body).toMatchObject({ version: 1, abilities: { edit: false } });
  expect((await colleague.call(`PUT /${key}`, { headers, body: { ...company, version: 1 } })).status).toBe(403);
  const admin = await product.person({ role: 'admin' });
  expect((await admin.call(`GET /${key}`, { query: { userId: id } })).body.version).toBe(1);
  const stranger = await owner();
  expect((await stranger.call(`GET /${key}`, { query: { userId: id } })).status).toBe(404);
  expect((await product.person({ role: 'squadMember' }).then((member) => member.call(`GET /${key}`))).status).toBe(403);
});
