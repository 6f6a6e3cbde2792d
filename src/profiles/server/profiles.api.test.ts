import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#accounts/server/tables.ts';
import { shareTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { believableProfile, buildProfiles } from '#profiles/builders.ts';
import { completeProfile } from '#profiles/rules/complete-profile.ts';
import { emptyProfile } from '#profiles/rules/profile.ts';
import { profiles } from '#profiles/server/tables.ts';
import { loadCatalogue } from '#taxonomy/server/load-catalogue.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await shareTestProduct();
  await loadCatalogue(product.database);
});
afterAll(() => product.close());

const newMember = () =>
  product.person({ role: 'squadMember', name: 'Iara Souza', navigationStage: 'squadMember-register' });
const change = (updateObj: object, version = 1, more = {}) => ({ body: { version, updateObj, ...more } });
const put = 'PUT /users/profileRegister';
const registering = { displayName: 'Iara Souza', jobTitle: 'Desenvolvedora front-end', level: 4 };
const fieldsOf = (answer: { body: { error: { fields?: { path: string; code: string }[] } } }) =>
  answer.body.error.fields?.map(({ path, code }) => `${path} ${code}`);

describe('GET /users/profile', () => {
  it('PRO-01 PRO-02 gives a new member an empty profile with score, what is missing and abilities', async () => {
    const { call } = await newMember();
    const { status, body } = await call('GET /users/profile');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      profile: { ...emptyProfile(), displayName: 'Iara Souza' },
      version: 1,
      score: { score: 4, level: 'basic', nextStep: { code: 'experience', section: 'experiences', points: 12 } },
      navigationStage: 'squadMember-register',
      abilities: { edit: true, finish: false },
    });
    expect(body.missing).toContainEqual({ code: 'hardSkill', section: 'skills' });
    expect(body.score.sections.map(({ section }: { section: string }) => section)).toEqual([
      'myProfile',
      'experiences',
      'educations',
      'skills',
      'languages',
      'values',
    ]);
  });

  it('PRO-01 makes one profile when first asked for many times at once', async () => {
    const { call } = await newMember();
    const answers = await Promise.all(Array.from({ length: 8 }, () => call('GET /users/profile')));
    expect(answers.map(({ status, body }) => [status, body.version])).toEqual(answers.map(() => [200, 1]));
  });

  it.each(['squadOwner', 'admin', 'recruiter'] as const)('PRO-01 SES-07 is not for %s', async (role) => {
    const { call } = await product.person({ role });
    expect((await call('GET /users/profile')).status).toBe(403);
    expect((await call(put, change({ about: 'x' }))).status).toBe(403);
    expect((await call('GET /profileImports/latest')).status).toBe(403);
  });

  it('PRO-01 SES-07 answers 401 without a session', async () => {
    expect((await product.anonymous('GET /users/profile')).status).toBe(401);
    expect((await product.anonymous(put, change({ about: 'x' }))).status).toBe(401);
  });
});

describe('PUT /users/profileRegister', () => {
  it('PRO-01 registers, fills in and finishes, stage by stage, and never goes back', async () => {
    const { call, id } = await newMember();
    const registered = await call(put, change(registering));
    expect([registered.status, registered.body.navigationStage]).toEqual([200, 'squadMember-fill-profile']);
    expect(registered.body.abilities.finish).toBe(true);
    expect(registered.body.profile.professionId).toEqual(expect.any(String));
    const finished = await call(put, change({}, 2, { finished: true }));
    expect([finished.body.navigationStage, finished.body.version]).toEqual(['squadMember-profile', 3]);
    const later = await call(put, change({ about: 'Faço telas.' }, 3));
    expect(later.body.navigationStage).toBe('squadMember-profile');
    const [person] = await product.database.select().from(users).where(eq(users.id, id));
    expect([person?.name, person?.navigationStage]).toEqual(['Iara Souza', 'squadMember-profile']);
    expect((await call('GET /users/profile')).body.navigationStage).toBe('squadMember-profile');
  });

  it('PRO-01 the name is the account’s: one from the settings stands in the profile, and saving a section keeps it', async () => {
    const { call, id } = await newMember();
    await call(put, change(registering));
    const rename = (displayName: string) => call('PUT /users', { body: { newData: { displayName } } });
    await rename('Iara Lima');
    expect((await call('GET /users/profile')).body.profile.displayName).toBe('Iara Lima');
    expect((await call(put, change({ about: 'Faço telas.' }, 2))).body.profile.displayName).toBe('Iara Lima');
    const cv = await call('GET /profileExport/{memberId}', {
      params: { memberId: id },
      query: { language: 'pt', parts: [] },
    });
    expect(JSON.stringify(cv.body)).toContain('Iara Lima');
    await call(put, change({ displayName: 'Iara Reis' }, 3));
    expect((await call('GET /session')).body.session!.displayName).toBe('Iara Reis');
    const [row] = await product.database.select().from(profiles).where(eq(profiles.memberId, id));
    expect(row!.content).not.toHaveProperty('displayName');
  });

  it('PRO-01 a name that an older profile holds is not read', async () => {
    const { call, id } = await newMember();
    await call(put, change(registering));
    await product.database
      .update(profiles)
      .set({ content: sql`${profiles.content} || '{"displayName": "Nome antigo"}'` })
      .where(eq(profiles.memberId, id));
    expect((await call('GET /users/profile')).body.profile.displayName).toBe('Iara Souza');
    expect((await call(put, change({ about: 'Telas.' }, 2))).body.profile.displayName).toBe('Iara Souza');
    expect((await call('GET /session')).body.session!.displayName).toBe('Iara Souza');
  });

  it('PRO-01 does not finish a profile without name, profession and years', async () => {
    const { call } = await newMember();
    const { body } = await call(put, change({ about: 'x' }, 1, { finished: true }));
    expect(body.navigationStage).toBe('squadMember-register');
  });

  it('PRO-01 takes every section, gives new entries ids and keeps the rest', async () => {
    const { call } = await newMember();
    const { professionId: _, ...whole } = completeProfile();
    const experiences = whole.experiences.map((one) => ({ ...one, id: '' }));
    const { status, body } = await call(
      put,
      change({ ...whole, experiences, country: 'Brasil', nativeLanguage: 'Português' }),
    );
    expect(status).toBe(200);
    expect(body.profile).toMatchObject({ country: 'BR', nativeLanguage: 'pt', city: whole.city, values: whole.values });
    expect(body.profile.experiences[0]!.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(body.score).toMatchObject({ score: 100, level: 'champion', nextStep: null });
    expect(body.missing).toEqual([]);
    const next = await call(put, change({ pronouns: 'ela/dela' }, 2));
    expect(next.body.profile).toMatchObject({ pronouns: 'ela/dela', city: whole.city, about: whole.about });
  });

  it('PRO-07 ties a title to its profession and unties one that nobody knows', async () => {
    const { call } = await newMember();
    const known = (await call(put, change(registering))).body.profile.professionId;
    const same = await call(put, change({ jobTitle: 'desenvolvedora FRONT-END' }, 2));
    expect(same.body.profile.professionId).toBe(known);
    const unknown = await call(put, change({ jobTitle: 'Xamã de planilhas siderais' }, 3));
    expect(unknown.body.profile.professionId).toBeNull();
  });

  const experience = {
    id: '',
    company: 'A',
    office: 'B',
    kindOfWork: null,
    description: '',
    location: '',
    start: '2020-05',
    end: '2021-01',
    currentJob: false,
  };
  const availability = {
    isAvailable: true,
    meetingTimes: [],
    partTime: false,
    fullTime: false,
    freelance: true,
    hiringModels: [],
  };
  const values = { currency: 'BRL', hourValue: 100, hourReceive: null, monthValue: null, monthReceive: null };
  it.each<[string, object, string]>([
    ['PRO-01 a section it does not know', { shoeSize: 42 }, 'updateObj platform.fieldUnknown'],
    ['PRO-01 a profession id of the caller', { professionId: 'x' }, 'updateObj platform.fieldUnknown'],
    ['PRO-01 an empty name', { displayName: '  ' }, 'updateObj.displayName platform.fieldRequired'],
    ['PRO-05 a text over its limit', { about: 'a'.repeat(2_001) }, 'updateObj.about platform.fieldTooLong'],
    ['PRO-01 a level of no years', { level: 0 }, 'updateObj.level platform.fieldTooSmall'],
    ['PRO-01 a level over ten', { level: 11 }, 'updateObj.level platform.fieldTooBig'],
    ['PRO-01 text for a level', { level: '3' }, 'updateObj.level platform.fieldInvalid'],
    ['PRO-01 null for a text', { about: null }, 'updateObj.about platform.fieldInvalid'],
    [
      'PRO-01 a month that is none',
      { experiences: [{ ...experience, start: '2020-13' }] },
      'updateObj.experiences.0.start profiles.monthInvalid',
    ],
    [
      'PRO-01 an end before its start',
      { experiences: [{ ...experience, end: '2020-04' }] },
      'updateObj.experiences.0.end profiles.endBeforeStart',
    ],
    [
      'PRO-01 an experience without a role',
      { experiences: [{ ...experience, office: '' }] },
      'updateObj.experiences.0.office platform.fieldRequired',
    ],
    [
      'PRO-01 too many experiences',
      { experiences: Array.from({ length: 51 }, () => experience) },
      'updateObj.experiences platform.fieldTooBig',
    ],
    [
      'PRO-01 an address that runs',
      { pages: { linkedin: 'javascript:alert(1)', behance: '', github: '', webPage: '' } },
      'updateObj.pages.linkedin profiles.addressInvalid',
    ],
    [
      'PRO-01 a skill twice',
      {
        skills: [
          { kind: 'skills', name: 'Redação' },
          { kind: 'softwares', name: 'redacao' },
        ],
      },
      'updateObj.skills profiles.duplicateEntry',
    ],
    [
      'PRO-01 too many skills of a kind',
      { skills: Array.from({ length: 31 }, (_, at) => ({ kind: 'skills', name: `Arte ${at}` })) },
      'updateObj.skills profiles.tooManySkills',
    ],
    [
      'PRO-01 a kind of skill it does not know',
      { skills: [{ kind: 'magic', name: 'x' }] },
      'updateObj.skills.0.kind platform.fieldInvalid',
    ],
    [
      'PRO-01 a language twice',
      {
        languages: [
          { language: 'pt', proficiency: 'native' },
          { language: 'Português', proficiency: 'basic' },
        ],
      },
      'updateObj.languages profiles.duplicateEntry',
    ],
    [
      'PRO-04 freelance without CLT or PJ',
      { availability },
      'updateObj.availability.hiringModels profiles.hiringModelMissing',
    ],
    [
      'PRO-03 net above gross',
      { values: { ...values, hourReceive: 101 } },
      'updateObj.values.hourReceive profiles.netAboveGross',
    ],
    [
      'PRO-03 parts of a cent',
      { values: { ...values, hourValue: 1.5 } },
      'updateObj.values.hourValue platform.fieldInvalid',
    ],
    [
      'PRO-03 a negative value',
      { values: { ...values, monthValue: -1 } },
      'updateObj.values.monthValue platform.fieldTooSmall',
    ],
    [
      'PRO-03 a currency it does not know',
      { values: { ...values, currency: 'BTC' } },
      'updateObj.values.currency platform.fieldInvalid',
    ],
  ])('%s is refused and changes nothing', async (_, updateObj, problem) => {
    const { call } = await newMember();
    const answer = await call(put, change({ city: 'Olinda', ...updateObj }));
    expect([answer.status, fieldsOf(answer)]).toEqual([422, [problem]]);
    expect(answer.body.error.fields![0]!.message).not.toContain('errors.');
    expect((await call('GET /users/profile')).body).toMatchObject({ version: 1, profile: { city: '' } });
  });

  it.each<[unknown, number]>([
    [{}, 422],
    [{ version: 1 }, 422],
    [{ version: '1', updateObj: {} }, 422],
    [{ version: 1, updateObj: [] }, 422],
    [[], 422],
    ['{"version": 1, ', 400],
    [JSON.stringify({ version: 1, updateObj: { about: 'a'.repeat(1_100_000) } }), 413],
  ])('PRO-01 refuses a body that is not one: %#', async (body, status) => {
    const { call } = await newMember();
    expect((await call.raw(put, { body })).status).toBe(status);
  });

  it('PRO-01 drops what no database keeps: half characters and null characters', async () => {
    const { call } = await newMember();
    const answer = await call.raw(put, {
      body: '{"version": 1, "updateObj": {"about": "A\\ud800\\u0000B", "city": "\\udfff"}}',
    });
    expect([answer.status, answer.body.profile.about]).toEqual([200, 'A\ufffdB']);
  });

  it('PRO-04 keeps availability and the values of PRO-03', async () => {
    const { call } = await newMember();
    const expected = {
      ...availability,
      isAvailable: false,
      meetingTimes: ['morning'],
      partTime: true,
      hiringModels: ['PJ'],
    };
    const paid = { ...values, hourReceive: 90, monthValue: 1_000_000, monthReceive: 900_000, currency: 'EUR' };
    const { body } = await call(put, change({ availability: expected, values: paid }));
    expect(body.profile).toMatchObject({ availability: expected, values: paid });
  });

  it('PRO-01 refuses a stale version, of two editors at once one', async () => {
    const { call } = await newMember();
    const answers = await Promise.all(['A', 'B', 'C', 'D'].map((about) => call(put, change({ about }))));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.error.code).toBe('platform.staleVersion');
    expect((await call('GET /users/profile')).body.version).toBe(2);
  });
});

it('PRO-01 builds believable profiles of members', async () => {
  const { id, call } = await product.person({ role: 'squadMember' });
  await buildProfiles(product.database, [{ memberId: id, profile: believableProfile(2, 2026) }]);
  const { body } = await call('GET /users/profile');
  expect(body.profile).toMatchObject({ jobTitle: 'Engenheira de dados', professionId: expect.any(String) });
  expect(body.missing).toEqual([]);
});
