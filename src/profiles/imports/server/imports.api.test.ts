import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseLinkedInExport } from '#profiles/imports/server/formats/linkedin-zip.ts';
import type { Caller } from '#application/testing/caller.ts';
import { shareTestProduct, startTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { handMadeZip, zipOf } from '#profiles/imports/server/formats/sample-zips.ts';
import { loadCatalogue } from '#taxonomy/server/load-catalogue.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await shareTestProduct();
  await loadCatalogue(product.database);
});
afterAll(() => product.close());

const newMember = () =>
  product.person({ role: 'squadMember', name: 'Iara Souza', navigationStage: 'squadMember-fill-profile' });
const zip = { 'content-type': 'application/zip' };
const resume = {
  basics: {
    name: 'Iara Souza',
    label: 'Designer de produto',
    summary: 'Faço telas.',
    location: { city: 'Olinda', countryCode: 'BR' },
  },
  work: [{ name: 'Oficina', position: 'Designer', startDate: '2020-02', endDate: '2021-01', summary: 'Telas.' }],
  skills: [{ name: 'Figma' }, { name: 'PostgreSQL' }, { name: 'Arte de arejar planilhas' }],
  languages: [{ language: 'Português', fluency: 'native' }],
};
const bring = (call: Caller, content: unknown = resume) =>
  call('POST /profileImports', { body: JSON.stringify(content) });
const read = async (call: Caller) => (await call('GET /users/profile')).body;
type Answered = {
  body: { id: string; version: number; changes: { id: string; kind: string; preselected: boolean }[] };
};
const accept = ({ body }: Answered) => body.changes.filter(({ kind }) => kind !== 'unchanged').map(({ id }) => id);
const apply = (call: Caller, proposal: Answered, accepted = accept(proposal), version = proposal.body.version) =>
  call('POST /profileImports/{importId}/apply', {
    params: { importId: proposal.body.id },
    body: { accepted, version },
  });
const undo = (call: Caller, { body }: Answered) =>
  call('POST /profileImports/{importId}/undo', { params: { importId: body.id } });

describe('importing a profile', () => {
  it('PRO-01 names what a profile cannot take, from either file', async () => {
    const { call } = await newMember();
    const extra = { projects: [{ name: 'Ponte' }], awards: [{}, {}], publications: 'none', volunteer: [{}] };
    const { body } = await call('POST /profileImports', {
      body: JSON.stringify({ basics: { name: 'Ana' }, ...extra }),
    });
    expect(body.leftOut).toEqual([
      { path: 'projects', count: 1 },
      { path: 'awards', count: 2 },
      { path: 'volunteering', count: 1 },
    ]);
    const { untaken } = await parseLinkedInExport(
      zipOf({
        'Profile.csv': 'First Name,Last Name\nAna,Lima\n',
        'Projects.csv': 'Title,Description\nPonte,x\nCais,y\n',
        'Honors.csv': 'Title\nPrize\n',
        'Publications.csv': 'Name\nPaper\n',
        'Volunteering.csv': 'Company Name,Role\nAbrigo,Cook\n',
      }),
    );
    expect(untaken).toEqual({ projects: 2, awards: 1, publications: 1, volunteering: 1 });
  });

  it('PRO-01 proposes a JSON Resume, changes nothing, applies what was accepted and undoes exactly', async () => {
    const { call } = await newMember();
    const before = await read(call);
    const proposal = await bring(call);
    expect(proposal.status).toBe(201);
    expect(proposal.body).toMatchObject({
      source: 'jsonResume',
      state: 'proposed',
      leftOut: [],
      version: 1,
      abilities: { apply: true, undo: false },
    });
    expect(await read(call)).toEqual(before);
    expect((await call('GET /profileImports/latest')).body.import).toEqual(proposal.body);

    const applied = await apply(call, proposal);
    expect(applied.status).toBe(200);
    expect(applied.body.profile).toMatchObject({
      about: 'Faço telas.',
      city: 'Olinda',
      professionId: expect.any(String),
      skills: [
        { kind: 'softwares', name: 'Figma' },
        { kind: 'databases', name: 'PostgreSQL' },
        { kind: 'skills', name: 'Arte de arejar planilhas' },
      ],
    });
    expect((await call('GET /profileImports/latest')).body.import).toMatchObject({
      state: 'applied',
      abilities: { apply: false, undo: true },
    });

    const undone = await undo(call, proposal);
    expect([undone.status, undone.body.profile, undone.body.version]).toEqual([200, before.profile, 3]);
    expect((await undo(call, proposal)).body.error.code).toBe('profiles.importNotApplied');
    expect((await apply(call, proposal)).body.error.code).toBe('profiles.importAlreadyApplied');
  });

  it('PRO-01 reads the folder that LinkedIn gives, as a ZIP', async () => {
    const files = {
      'Profile.csv':
        'First Name,Last Name,Headline,Summary,Geo Location\nIara,Souza,Designer,Faço telas.,"Olinda, Brasil"\n',
      'Positions.csv':
        'Company Name,Title,Description,Location,Started On,Finished On\nOficina,Designer,Telas.,Recife,Mar 2020,\n',
      'Skills.csv': 'Name\nFigma\nAcessibilidade\n',
      'messages.csv': 'CONTENT\nprivate words\n',
    };
    const { call } = await newMember();
    const proposal = await call('POST /profileImports', { body: zipOf(files), headers: zip });
    expect([proposal.status, proposal.body.source]).toEqual([201, 'linkedin']);
    const { body } = await apply(call, proposal);
    expect(body.profile.experiences).toMatchObject([
      { company: 'Oficina', office: 'Designer', start: '2020-03', currentJob: true },
    ]);
    expect(body.profile.skills).toContainEqual({ kind: 'softwares', name: 'Figma' });
    expect(JSON.stringify(proposal.body)).not.toContain('private words');
    expect(body.score.score).toBeGreaterThan(40);
  });

  it('PRO-01 takes only what was accepted; an id that was not offered does nothing', async () => {
    const { call } = await newMember();
    const proposal = await bring(call);
    const { body } = await apply(call, proposal, ['city', 'level:99', 'skills:nothing']);
    expect(body.profile).toMatchObject({ city: 'Olinda', about: '', skills: [], experiences: [] });
  });

  it('PRO-01 does not undo over a later change', async () => {
    const { call } = await newMember();
    const proposal = await bring(call);
    await apply(call, proposal);
    await call('PUT /users/profileRegister', { body: { version: 2, updateObj: { pronouns: 'ela/dela' } } });
    const refused = await undo(call, proposal);
    expect([refused.status, refused.body.error.code]).toEqual([409, 'profiles.profileChangedSince']);
    expect((await call('GET /profileImports/latest')).body.import!.abilities.undo).toBe(false);
    expect((await read(call)).profile).toMatchObject({ city: 'Olinda', pronouns: 'ela/dela' });
  });

  it('PRO-01 undoing takes back the name that the import gave, and none that was given since', async () => {
    for (const since of [null, 'Iara Reis']) {
      const { call } = await newMember();
      const proposal = await bring(call, { basics: { name: 'Iara S. Lima' } });
      expect((await apply(call, proposal)).body.profile.displayName).toBe('Iara S. Lima');
      if (since !== null) await call('PUT /users', { body: { newData: { displayName: since } } });
      expect((await undo(call, proposal)).body.profile.displayName).toBe(since ?? 'Iara Souza');
      expect((await call('GET /session')).body.session!.displayName).toBe(since ?? 'Iara Souza');
    }
  });

  it('PRO-01 applies once, however often at once, and undoes once', async () => {
    const { call } = await newMember();
    const proposal = await bring(call);
    const applied = await Promise.all([1, 2, 3].map(() => apply(call, proposal)));
    expect(applied.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
    const undone = await Promise.all([1, 2, 3].map(() => undo(call, proposal)));
    expect(undone.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
  });

  it('PRO-01 refuses a proposal that was made before another change', async () => {
    const { call } = await newMember();
    const proposal = await bring(call);
    await call('PUT /users/profileRegister', { body: { version: 1, updateObj: { city: 'Recife' } } });
    expect((await apply(call, proposal)).body.error.code).toBe('platform.staleVersion');
  });

  it('PRO-01 SES-07 answers 404 for an import of somebody else and for none', async () => {
    const [one, other] = [await newMember(), await newMember()];
    const proposal = await bring(one.call);
    for (const answer of [await apply(other.call, proposal), await undo(other.call, proposal)])
      expect([answer.status, answer.body.error.code]).toEqual([404, 'profiles.importNotFound']);
    const none = await other.call('POST /profileImports/{importId}/undo', { params: { importId: 'x' } });
    expect(none.status).toBe(404);
    expect((await other.call('GET /profileImports/latest')).body).toEqual({ import: null });
  });

  it.each([
    [{}],
    [{ version: 1 }],
    [{ version: 1, accepted: [] }],
    [{ version: 1, accepted: [1] }],
    [{ version: 0, accepted: ['city'] }],
  ])('PRO-01 refuses to apply %j', async (body) => {
    const { call } = await newMember();
    const proposal = await bring(call);
    const answer = await call.raw('POST /profileImports/{importId}/apply', {
      params: { importId: proposal.body.id },
      body,
    });
    expect(answer.status).toBe(422);
  });
});

describe('hostile and broken files', () => {
  const nested = `${'['.repeat(30)}${']'.repeat(30)}`;
  it.each<[string, () => string | Uint8Array, string]>([
    ['text as a ZIP', () => 'not a zip', 'profiles.notAZip'],
    ['nothing as a ZIP', () => handMadeZip([]), 'profiles.notALinkedInExport'],
    ['a ZIP of something else', () => zipOf({ 'holiday.txt': 'sun' }), 'profiles.notALinkedInExport'],
    [
      'a bomb',
      () => handMadeZip([{ path: 'Skills.csv', content: Buffer.alloc(30 * 1024 * 1024) }]),
      'profiles.tooLarge',
    ],
    ['a path upwards', () => zipOf({ '../Profile.csv': 'First Name\nA\n' }), 'profiles.unsafePath'],
    ['an encrypted entry', () => handMadeZip([{ path: 'Profile.csv', content: 'x', flags: 1 }]), 'profiles.encrypted'],
    [
      'a damaged entry',
      () => handMadeZip([{ path: 'Skills.csv', content: 'Name\nFigma\n', statedCrc: 1 }]),
      'profiles.brokenArchive',
    ],
    [
      'too many entries',
      () => handMadeZip(Array.from({ length: 600 }, (_, at) => ({ path: `${at}.txt` }))),
      'profiles.tooManyEntries',
    ],
  ])('PRO-01 refuses %s with a code of its own', async (_, file, code) => {
    const { call } = await newMember();
    const answer = await call('POST /profileImports', { body: file(), headers: zip });
    expect([answer.status, answer.body.error.code]).toEqual([422, code]);
    expect(answer.body.error.message).not.toContain('errors.');
    expect((await call('GET /profileImports/latest')).body.import).toBeNull();
  });

  it.each<[string, string, string]>([
    ['corrupt JSON', '{"basics": {', 'profiles.brokenJson'],
    ['JSON of something else', '{"holiday": true}', 'profiles.notAResume'],
    ['a list', '[]', 'profiles.notAResume'],
    ['deep JSON', `{"basics": ${nested}}`, 'profiles.tooDeep'],
    ['long JSON', JSON.stringify({ basics: { summary: 'a'.repeat(1_100_000) } }), 'profiles.tooLarge'],
  ])('PRO-01 refuses %s with a code of its own', async (_, body, code) => {
    const { call } = await newMember();
    const answer = await call('POST /profileImports', { body });
    expect([answer.status, answer.body.error.code]).toEqual([422, code]);
  });

  it('PRO-01 answers 413 for a file that is too large and 415 for one of another type or none', async () => {
    const { call } = await newMember();
    const large = await call('POST /profileImports', { body: new Uint8Array(10 * 1024 * 1024 + 1), headers: zip });
    expect([large.status, large.body.error.code]).toEqual([413, 'platform.tooLarge']);
    const pdf = await call('POST /profileImports', { body: 'x', headers: { 'content-type': 'application/pdf' } });
    expect([pdf.status, pdf.body.error.code]).toEqual([415, 'platform.unsupportedMediaType']);
    expect((await call.raw('POST /profileImports')).status).toBe(415);
    expect((await call('POST /profileImports', { body: '' })).status).toBe(415);
  });

  it('PRO-01 reads any text without falling over: half letters, null characters, prototype keys', async () => {
    const { call } = await newMember();
    const body =
      '{"basics": {"name": "A\\ud800\\u0000B", "__proto__": {"x": 1}}, "skills": [{"name": "=1+1"}, {"name": "<b>"}], "work": [null, 3, {"position": {"a": 1}}]}';
    const answer = await call('POST /profileImports', { body });
    expect(answer.status).toBe(201);
    expect((await apply(call, answer)).status).toBe(200);
  });

  it('PRO-01 takes at most ten files in ten minutes', async () => {
    const limited = await startTestProduct({ RATE_LIMITS: '1' });
    const { call } = await limited.person({ role: 'squadMember' });
    const answers = [];
    for (let count = 0; count < 11; count += 1) answers.push(await bring(call));
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
    await limited.close();
  });
});
