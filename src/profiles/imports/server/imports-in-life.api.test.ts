import { afterAll, beforeAll, expect, it } from 'vitest';
import { shareTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { zipOf } from '#profiles/imports/server/formats/sample-zips.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await shareTestProduct();
});
afterAll(() => product.close());

const newMember = () =>
  product.person({ role: 'squadMember', name: 'Iara Souza', navigationStage: 'squadMember-fill-profile' });
const headers = { 'content-type': 'application/zip' };

it('PRO-01 reads an export with Portuguese contents and notes above the header; what ends before it starts keeps its start', async () => {
  const { call } = await newMember();
  const files = {
    'Profile.csv':
      'Notas:\n"O LinkedIn avisa, antes da tabela, o que ela contém."\n\nFirst Name,Last Name,Headline,Summary,Geo Location\nIara,Souza,Redatora,"Escrevo para telas.","Olinda, Pernambuco, Brasil"\n',
    'Positions.csv':
      'Company Name,Title,Description,Location,Started On,Finished On\nOficina,Redatora,Textos.,Recife,mar de 2020,\nCasa,Revisora,,,dez de 2019,fev de 2018\n',
    'Languages.csv':
      'Name,Proficiency\nPortuguês,Nível nativo ou bilíngue\nInglês,Nível básico a intermediário\nEspanhol,Nível avançado\n',
    'Certifications.csv':
      'Name,Url,Authority,Started On,Finished On,License Number\nRevisão,,Instituto,maio de 2023,janeiro de 2022,\n',
  };
  const proposal = await call('POST /profileImports', { body: zipOf(files), headers });
  expect(proposal.status).toBe(201);
  const reversed = proposal.body.warnings.filter(({ code }: { code: string }) => code === 'endBeforeStart');
  expect(reversed.map(({ params }) => params.field)).toEqual(['experiences', 'certifications']);
  const accepted = proposal.body.changes
    .filter(({ kind }: { kind: string }) => kind !== 'unchanged')
    .map(({ id }: { id: string }) => id);
  const params = { importId: proposal.body.id };
  const body = { accepted, version: proposal.body.version };
  const applied = await call('POST /profileImports/{importId}/apply', { params, body });
  const { profile, version } = applied.body;
  expect(profile).toMatchObject({
    about: 'Escrevo para telas.',
    city: 'Olinda',
    country: 'BR',
    jobTitle: 'Redatora',
    experiences: [
      { office: 'Redatora', start: '2020-03', end: null, currentJob: true },
      { office: 'Revisora', start: '2019-12', end: null, currentJob: false },
    ],
    certifications: [{ name: 'Revisão', issued: '2023-05', expires: null }],
  });
  expect(profile.languages).toEqual(
    expect.arrayContaining([
      { language: 'pt', proficiency: 'native' },
      { language: 'en', proficiency: 'intermediate' },
      { language: 'es', proficiency: 'advanced' },
    ]),
  );
  // Imported data can be saved again by its form.
  const { experiences, certifications, languages } = profile;
  const again = await call('PUT /users/profileRegister', {
    body: { version, updateObj: { experiences, certifications, languages } },
  });
  expect(again.status).toBe(200);
});

it('PRO-01 answers an export of ten thousand rows, says what had no room and can apply the rest', async () => {
  const { call } = await newMember();
  const rows = Array.from(
    { length: 10_000 },
    (_, at) => `Oficina ${at},Redatora,"${'Textos, '.repeat(8)}",Jan 2020,Fev 2020`,
  );
  const files = {
    'Positions.csv': `Company Name,Title,Description,Started On,Finished On\n${rows.join('\n')}`,
    'Skills.csv': `Name\n${Array.from({ length: 10_000 }, (_, at) => `Habilidade ${at}`).join('\n')}`,
  };
  const proposal = await call('POST /profileImports', { body: zipOf(files), headers });
  expect(proposal.status).toBe(201);
  const dropped = proposal.body.warnings.filter(({ code }: { code: string }) => code === 'listCut');
  expect(dropped).toHaveLength(2);
  const accepted = proposal.body.changes.map(({ id }: { id: string }) => id);
  const params = { importId: proposal.body.id };
  const body = { accepted, version: proposal.body.version };
  const applied = await call('POST /profileImports/{importId}/apply', { params, body });
  expect(applied.body.profile.experiences).toHaveLength(50);
  expect(applied.body.profile.skills).toHaveLength(30);
});

it.each<[string, object, string]>([
  [
    'a certificate',
    { certifications: [{ ...cert(), issued: '2023-05', expires: '2023-04' }] },
    'updateObj.certifications.0.expires profiles.endBeforeStart',
  ],
  [
    'an education',
    { educations: [{ ...education(), start: '2020-05', end: '2019' }] },
    'updateObj.educations.0.end profiles.endBeforeStart',
  ],
])('PRO-01 refuses %s that ends before it starts', async (_, updateObj, problem) => {
  const { call } = await newMember();
  const { status, body } = await call('PUT /users/profileRegister', { body: { version: 1, updateObj } });
  const [field] = body.error.fields!;
  expect([status, `${field!.path} ${field!.code}`]).toEqual([422, problem]);
  expect(field!.message).not.toContain('errors.');
});

function cert() {
  return { id: '', name: 'Revisão', issuer: '', url: '', licenseNumber: '' };
}
function education() {
  return { id: '', school: 'Escola', course: '', degree: '', stillTraining: false, description: '' };
}
