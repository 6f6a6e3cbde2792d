import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApplyingWorld, startApplyingWorld, view } from '#application/testing/applying-world.ts';
import { buildProjects } from '#projects/builders.ts';
import { emptyPositionFacts } from '#projects/positions/rules/empty-position.ts';
import { affirmativeTargets, type PositionState } from '#projects/rules/terms.ts';
import { positions } from '#projects/server/tables.ts';

let world: ApplyingWorld;
beforeAll(async () => {
  world = await startApplyingWorld();
});
afterAll(() => world.product.close());

const everything = {
  profession: 'Data engineer',
  area: 'programming',
  hiringModel: 'PJ',
  workModel: 'hybrid',
  hybridReason: 'Workshops on Tuesdays',
  city: 'Recife',
  country: 'BR',
  experienceYears: 5,
  monthlyHours: 160,
  aboutCompany: 'Forty people.',
  culture: 'In writing.',
  aboutOpportunity: 'Late data.',
  benefits: 'Health plan',
  responsibilities: '- Pipelines',
  requirements: '- SQL',
  affirmativeTargets: [...affirmativeTargets],
  requiredLanguages: [{ language: 'en', proficiency: 'advanced' }],
  tags: [
    { kind: 'languages', name: 'Python' },
    { kind: 'databases', name: 'PostgreSQL' },
  ],
} as const;
const pay = { payPeriod: 'hour', payMinimum: 9_500, payMaximum: 12_000, negotiable: true } as const;

async function post(facts: object): Promise<{ projectId: string; positionIndex: number }> {
  const [built] = await buildProjects(world.product.database, {
    workspaceId: world.workspaceId,
    createdBy: world.owner.id,
    projects: [{ positions: [{ title: 'Data', ...facts }] }],
  });
  return { projectId: built!.projectId, positionIndex: 0 };
}
const become = (projectId: string, state: PositionState) =>
  world.product.database.update(positions).set({ state }).where(eq(positions.projectId, projectId));

describe('the fields of a vacancy', () => {
  it('JOB-02 names every field that the company filled in', async () => {
    const { body } = await world.product.anonymous(view, { params: await post({ ...everything, ...pay }) });
    expect(body.vacancy).toMatchObject(everything);
    expect(body.vacancy!.pay).toEqual({
      period: 'hour',
      minimum: 9_500,
      maximum: 12_000,
      text: null,
      negotiable: true,
      currency: 'BRL',
    });
  });

  it('JOB-02 has null for what the company did not state, and describes the company in its own words', async () => {
    const { body } = await world.product.anonymous(view, { params: await post({ negotiable: true }) });
    const { hybridReason, culture, experienceYears, workModel } = body.vacancy!;
    expect([hybridReason, culture, experienceYears, workModel]).toEqual([null, null, null, null]);
    expect(body.vacancy!.aboutCompany).toBe('Pays.');
    expect(body.vacancy!.pay).toMatchObject({ period: null, minimum: null, text: null, negotiable: true });
    const { hiringCompany } = emptyPositionFacts;
    expect(hiringCompany).toBeNull();
    const other = await world.product.anonymous(view, { params: await post({ hiringCompany: 'Norte' }) });
    expect([other.body.companyName, other.body.vacancy!.aboutCompany]).toEqual(['Norte', null]);
  });
});

describe('who reads it', () => {
  it('JOB-02 a member reads what is missing, the own application, and that it was withdrawn', async () => {
    const params = await post({});
    const newcomer = await world.member({ ready: false });
    const incomplete = (await newcomer.call(view, { params })).body;
    expect([incomplete.abilities.apply, incomplete.eligibility!.eligible]).toEqual([true, false]);
    expect(incomplete.eligibility!.missing.length).toBeGreaterThan(3);
    const ready = await world.member();
    expect((await ready.call(view, { params })).body).toMatchObject({
      application: null,
      management: null,
      abilities: { apply: true },
      eligibility: { eligible: true, missing: [] },
    });
    const applied = await ready.call('POST /opportunities/selfAdmission', { body: params });
    expect((await ready.call(view, { params })).body).toMatchObject({
      application: { stage: 'screening' },
      abilities: { apply: false },
      eligibility: null,
    });
    await ready.call('POST /applications/{applicationId}/withdraw', { params: { applicationId: applied.body.id } });
    expect((await ready.call(view, { params })).body).toMatchObject({
      application: { stage: 'withdrawn' },
      abilities: { apply: true },
      eligibility: { eligible: true },
    });
  });

  it('JOB-02 its company reads its status, also off the board; other companies and visitors do not', async () => {
    const params = await post({});
    const other = await world.product.person({ role: 'squadOwner' });
    const admin = await world.product.person({ role: 'admin' });
    const read = async (who: typeof other) => (await who.call(view, { params })).body;
    await become(params.projectId, 'hidden');
    const own = await read(world.owner);
    expect(own).toMatchObject({ available: false, vacancy: { title: 'Data' }, management: { state: 'hidden' } });
    expect(own.management!.abilities).toEqual({
      edit: true,
      hide: false,
      show: false,
      remove: false,
      migrate: false,
      indicate: false,
    });
    expect((await read(admin)).management!.abilities).toMatchObject({ show: true, remove: true, migrate: true });
    expect(await read(other)).toMatchObject({ vacancy: null, management: null, title: null });
    await become(params.projectId, 'removed');
    expect(await read(world.owner)).toMatchObject({ vacancy: null, management: null });
  });

  it.each([
    ['filled', 'filled', 'Data'],
    ['closed', 'closed', 'Data'],
    ['hidden', null, null],
    ['removed', null, null],
  ] as const)('JOB-02 of a %s vacancy visitors read how it ended: %s', async (state, ended, title) => {
    const params = await post({});
    await become(params.projectId, state);
    expect((await world.product.anonymous(view, { params })).body).toMatchObject({ ended, title, vacancy: null });
  });
});
