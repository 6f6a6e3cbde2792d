import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '#accounts/server/tables.ts';
import { shareTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { buildWorkspaces } from '#workspaces/builders.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await shareTestProduct();
});
afterAll(() => product.close());

const complete = {
  version: 1,
  name: 'Marina',
  lastName: 'Fontes',
  phone: { code: '+55', number: '(11) 98765-4321' },
  company: 'Casa Ipê',
  positionCompany: 'Gerente de produto',
  employees: '51-200' as const,
  country: 'Brasil',
  city: 'São Paulo',
  site: 'casaipe.com.br',
  about: 'Hospedagem de temporada.',
  culture: '',
};

async function owner(
  company = 'Casa Ipê',
  navigationStage: 'squadOwner-register' | 'squadOwner-profile' = 'squadOwner-profile',
) {
  const person = await product.person({ role: 'squadOwner', navigationStage });
  const [workspace] = await buildWorkspaces(product.database, [{ ownerId: person.id, company }]);
  return { ...person, workspaceId: workspace!.id };
}

test('SES-02 completing the company data leads from the register stage to the profile stage, under the owner’s name', async () => {
  const answer = await product.anonymous('POST /users/create', {
    body: { email: 'nova@example.com', password: 'Segredo1!', userRole: 'squadOwner', acceptedTerms: true },
  });
  const call = product.caller(answer.body.token);
  const empty = await call('GET /users/ownerData');
  expect(empty.body).toMatchObject({ company: '', employees: null, version: 1, abilities: { edit: true } });
  const saved = await call('PUT /users/ownerData', { body: complete });
  expect(saved.status).toBe(200);
  expect(saved.body).toMatchObject({
    version: 2,
    phone: { code: '55', number: '11987654321' },
    site: 'https://casaipe.com.br',
  });
  const { session } = (await call('GET /session')).body;
  expect(session).toMatchObject({
    navigationStage: 'squadOwner-profile',
    displayName: 'Marina Fontes',
    headerSubtitle: 'Casa Ipê',
    isNewAccount: false,
    hasProjects: false,
    worksInProject: false,
  });
});

test('SES-02 the owner’s name is the account’s: one from the settings stands in the company data, and is not taken back', async () => {
  const { call } = await owner();
  const saved = await call('PUT /users/ownerData', { body: { ...complete, name: 'Ana Maria', lastName: 'Fontes' } });
  expect(saved.body).toMatchObject({ name: 'Ana Maria', lastName: 'Fontes' });
  await call('PUT /users', { body: { newData: { displayName: 'Ana Maria Reis' } } });
  const read = (await call('GET /users/ownerData')).body;
  expect(read).toMatchObject({ name: 'Ana Maria', lastName: 'Reis' });
  const { name, lastName, version } = read;
  await call('PUT /users/ownerData', { body: { ...complete, version, name, lastName, city: 'Recife' } });
  expect((await call('GET /session')).body.session!.displayName).toBe('Ana Maria Reis');
});

test('SES-02 GEN-01 an older name that a form still shows is not written over a newer one of the account', async () => {
  const { call } = await owner();
  const first = (await call('PUT /users/ownerData', { body: { ...complete, name: 'Ana Maria', lastName: 'Fontes' } }))
    .body;
  // With two spaces, as an account may be called.
  await call('PUT /users', { body: { newData: { displayName: 'Ana  Reis' } } });
  const save = ({ name, lastName, version }: typeof first) =>
    call('PUT /users/ownerData', {
      body: { ...complete, city: 'Olinda', version, name, lastName, seen: { name, lastName } },
    });
  const refused = await save(first);
  expect([refused.status, refused.body.error.code]).toEqual([409, 'platform.staleVersion']);
  expect((await call('GET /session')).body.session!.displayName).toMatch(/^Ana +Reis$/);
  const now = (await call('GET /users/ownerData')).body;
  expect(now).toMatchObject({ name: 'Ana', lastName: 'Reis', version: first.version });
  expect((await save(now)).body).toMatchObject({ name: 'Ana', lastName: 'Reis', city: 'Olinda' });
});

test('SES-02 incomplete or wrong company data is refused field by field and changes nothing', async () => {
  const person = await owner('Casa Ipê', 'squadOwner-register');
  const cases: [Record<string, unknown>, string, string][] = [
    [{ name: '  ' }, 'name', 'platform.fieldRequired'],
    [{ company: undefined }, 'company', 'platform.fieldRequired'],
    [{ company: 'x'.repeat(121) }, 'company', 'platform.fieldTooLong'],
    [{ employees: 'many' }, 'employees', 'platform.fieldInvalid'],
    [{ about: 'x'.repeat(2_001) }, 'about', 'platform.fieldTooLong'],
    [{ site: 'javascript:alert(1)' }, 'site', 'workspaces.siteInvalid'],
    [{ phone: { code: '', number: '12' } }, 'phone.number', 'workspaces.phoneInvalid'],
    [{ phone: 'none' }, 'phone', 'platform.fieldInvalid'],
    [{ version: 'first' }, 'version', 'platform.fieldInvalid'],
  ];
  for (const [change, path, code] of cases) {
    const answer = await person.call.raw('PUT /users/ownerData', { body: { ...complete, ...change } });
    expect([
      answer.status,
      ...answer.body.error.fields!.map((field: { path: string; code: string }) => `${field.path} ${field.code}`),
    ]).toEqual([422, `${path} ${code}`]);
  }
  expect((await person.call('GET /users/ownerData')).body).toMatchObject({ version: 1, city: '' });
  const [stored] = await product.database.select().from(users).where(eq(users.id, person.id));
  expect(stored!.navigationStage).toBe('squadOwner-register');
});

test('SES-02 of two people editing at once the second is told', async () => {
  const person = await owner();
  const answers = await Promise.all(
    [1, 2].map((number) => person.call('PUT /users/ownerData', { body: { ...complete, city: `City ${number}` } })),
  );
  expect(answers.map((answer) => answer.status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect(answers.find((answer) => answer.status === 409)!.body.error.code).toBe('platform.staleVersion');
});

test('SES-01 company data is within the own space; colleagues read, admins name the owner', async () => {
  const [own, other, admin, member] = await Promise.all([
    owner(),
    owner('Outra'),
    product.person({ role: 'admin' }),
    product.person({ role: 'squadMember' }),
  ]);
  expect((await own.call('GET /users/ownerData', { query: { userId: other.id } })).status).toBe(404);
  expect((await own.call('GET /users/ownerData', { headers: { workspaceid: other.workspaceId } })).status).toBe(404);
  expect((await admin.call('GET /users/ownerData', { query: { userId: other.id } })).body.company).toBe('Outra');
  expect((await admin.call('GET /users/ownerData')).status).toBe(404);
  expect((await member.call('GET /users/ownerData')).status).toBe(403);
  expect((await product.anonymous('GET /users/ownerData')).status).toBe(401);

  const colleague = await product.person({ role: 'squadOwner' });
  const host = await product.person({ role: 'squadOwner' });
  const [space] = await buildWorkspaces(product.database, [
    { ownerId: host.id, company: 'Anfitriã', colleagues: [{ userId: colleague.id, permissions: ['createProject'] }] },
  ]);
  const headers = { workspaceid: space!.id };
  expect((await colleague.call('GET /users/ownerData', { headers })).body).toMatchObject({
    company: 'Anfitriã',
    abilities: { edit: false },
  });
  expect((await colleague.call('PUT /users/ownerData', { headers, body: complete })).status).toBe(403);
});
