import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildColleague, buildCompany, post, posted, read, vacancy } from '#application/testing/project-world.ts';
import { shareTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import type { Permission } from '#platform/access/permissions.ts';
import { workspaces } from '#workspaces/server/tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await shareTestProduct();
});
afterAll(() => product.close());

const company = (name?: string) => buildCompany(product, name);
const colleague = (workspaceId: string, permissions: Permission[]) => buildColleague(product, workspaceId, permissions);

describe('POST /project/post', () => {
  it('BRI-02 makes a project with positions, open at once, and leaves the rest unset', async () => {
    const { call } = await company();
    const { status, body } = await post(call, {
      positions: [vacancy, { ...vacancy, title: 'Data engineer', currency: 'USD' }],
    });
    expect([status, body.dryRun, body.positions.length]).toEqual([201, false, 2]);
    const project = await read(call, body.projectId);
    expect(project).toMatchObject({
      title: 'Product designer',
      status: 'inRecruitment',
      type: null,
      deadline: null,
      currency: 'BRL',
    });
    expect(project.positions.map(({ title, state, currency }) => [title, state, currency])).toEqual([
      ['Product designer', 'open', 'BRL'],
      ['Data engineer', 'open', 'USD'],
    ]);
    expect(project.positions[0]).toMatchObject({
      workModel: null,
      payMinimum: null,
      experienceYears: null,
      tags: [],
      companyName: 'Casa Ipê',
    });
    expect(project.history).toMatchObject([{ from: null, to: 'inRecruitment', by: 'Marina Fontes' }]);
  });

  it('BRI-02 stores every field of a position', async () => {
    const { call } = await company();
    const values = {
      ...vacancy,
      profession: 'UX designer',
      area: 'design',
      hiringModel: 'CLT',
      workModel: 'hybrid',
      hybridReason: 'Workshops on Tuesdays',
      city: 'Recife',
      country: 'Brasil',
      experienceYears: 10,
      monthlyHours: 160,
      payPeriod: 'month',
      payMinimum: 8_000_00,
      payMaximum: 11_000_00,
      payText: 'até 11 mil',
      negotiable: true,
      currency: 'EUR',
      aboutCompany: 'We sell plants.',
      culture: 'Calm.',
      responsibilities: 'Draw',
      benefits: 'Health plan',
      requirements: 'Figma',
      requiredLanguages: [{ language: 'en', proficiency: 'advanced' }],
      tags: [{ kind: 'softwares', name: 'Figma' }],
      affirmativeTargets: ['women'],
      hiringCompany: 'Outra Ltda',
      textLanguage: 'en',
    };
    const project = await read(call, await posted(call, values));
    expect(project.positions[0]).toMatchObject({ ...values, companyName: 'Outra Ltda' });
  });

  const tooManyTags = Array.from({ length: 31 }, (_, index) => ({ kind: 'skills', name: `Skill ${index}` }));
  it.each([
    ['no position', { positions: [] }, 'positions'],
    ['21 positions', { positions: Array.from({ length: 21 }, () => vacancy) }, 'positions'],
    ['no title', { positions: [{ aboutOpportunity: 'x' }] }, 'positions.0.title'],
    ['a blank title', { positions: [{ ...vacancy, title: ' \n ' }] }, 'positions.0.title'],
    ['a title of 201 letters', { positions: [{ ...vacancy, title: 'x'.repeat(201) }] }, 'positions.0.title'],
    ['no body', { positions: [{ title: 'Designer' }] }, 'positions.0.aboutOpportunity'],
    [
      'a body of 20,001 letters',
      { positions: [{ ...vacancy, aboutOpportunity: 'x'.repeat(20_001) }] },
      'positions.0.aboutOpportunity',
    ],
    ['an unknown area', { positions: [{ ...vacancy, area: 'law' }] }, 'positions.0.area'],
    ['a number as title', { positions: [{ ...vacancy, title: 7 }] }, 'positions.0.title'],
    ['0 years', { positions: [{ ...vacancy, experienceYears: 0 }] }, 'positions.0.experienceYears'],
    ['249 hours', { positions: [{ ...vacancy, monthlyHours: 249 }] }, 'positions.0.monthlyHours'],
    ['pay below zero', { positions: [{ ...vacancy, payPeriod: 'hour', payMinimum: -1 }] }, 'positions.0.payMinimum'],
    [
      'pay in fractions of cents',
      { positions: [{ ...vacancy, payPeriod: 'hour', payMinimum: 1.5 }] },
      'positions.0.payMinimum',
    ],
    [
      'pay the wrong way round',
      { positions: [{ ...vacancy, payPeriod: 'hour', payMinimum: 2, payMaximum: 1 }] },
      'positions.0.payMaximum',
    ],
    ['31 tags of a kind', { positions: [{ ...vacancy, tags: tooManyTags }] }, 'positions.0.tags'],
    [
      'a source twice',
      {
        positions: [
          { ...vacancy, source: 'a' },
          { ...vacancy, source: 'a' },
        ],
      },
      'positions.1.source',
    ],
    ['an impossible date', { positions: [vacancy], startDate: '2026-02-30' }, 'startDate'],
    ['positions of the wrong type', { positions: 'many' }, 'positions'],
  ])('BRI-02 refuses %s and writes nothing', async (_, body, path) => {
    const { call } = await company();
    for (const query of [{}, { dryRun: true }]) {
      const answer = await post(call, body, query);
      expect(answer.status).toBe(422);
      expect(answer.body.error.fields!.map((field: { path: string }) => field.path)).toContain(path);
    }
    expect((await call('GET /myProjects')).body.projects).toEqual([]);
  });

  it('BRI-02 refuses too many tags with the specification’s message', async () => {
    const { call } = await company();
    const answer = await post(call, { positions: [{ ...vacancy, tags: tooManyTags }] });
    expect(answer.body.error.fields![0]!.message).toBe('Maximum TAGS selected, remove one to replace');
  });

  it.each([
    ['not JSON', '{', 400],
    ['an array', [], 422],
    ['nothing', undefined, 422],
  ])('API-01 answers a body of %s with a clear error', async (_, body, status) => {
    const { call } = await company();
    expect((await post(call, body)).status).toBe(status);
  });

  it('BRI-02 accepts odd characters', async () => {
    const { call } = await company();
    const projectId = await posted(call, {
      title: 'A\u0000b \ud800',
      tags: [{ kind: 'skills', name: 'x\ud800\u0000' }],
    });
    expect((await read(call, projectId)).positions[0]!.title).toBe('Ab \ufffd');
  });

  it('BRI-02 a dry run checks everything and writes nothing', async () => {
    const { call } = await company();
    const body = { positions: [{ ...vacancy, source: 'board#1' }] };
    const answer = await post(call, body, { dryRun: true });
    expect([answer.status, answer.body.dryRun]).toEqual([201, true]);
    expect((await call('GET /myProjects')).body.projects).toEqual([]);
    expect((await post(call, body)).status).toBe(201);
    const repeated = await post(call, body, { dryRun: true });
    expect([repeated.status, repeated.body.error.code]).toEqual([409, 'projects.alreadyPosted']);
  });

  it('BRI-02 posts a source once per workspace, also when asked ten times at once', async () => {
    const [one, other] = [await company(), await company()];
    const body = { positions: [{ ...vacancy, source: 'board#2' }] };
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(one.call, body)));
    expect(answers.filter(({ status }) => status === 201).length).toBe(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    expect((await one.call('GET /myProjects')).body.projects.length).toBe(1);
    expect((await post(other.call, body)).status).toBe(201);
  });

  it('BRI-02 posts nothing of a project that has a position posted before', async () => {
    const { call } = await company();
    await post(call, { positions: [{ ...vacancy, source: 'b' }] });
    expect(
      (
        await post(call, {
          positions: [
            { ...vacancy, source: 'a' },
            { ...vacancy, source: 'b' },
          ],
        })
      ).status,
    ).toBe(409);
    expect((await call('GET /myProjects')).body.counts.all.count).toBe(1);
  });

  it('SES-05 needs a confirmed e-mail', async () => {
    const owner = await product.person({ role: 'squadOwner', emailVerified: false });
    await product.database.insert(workspaces).values({ ownerId: owner.id });
    const answer = await post(owner.call, { positions: [vacancy] });
    expect([answer.status, answer.body.error.code]).toEqual([403, 'platform.unverifiedEmail']);
  });

  it('WSP-03 is refused to a colleague without the permission to create projects', async () => {
    const { workspaceId } = await company();
    const without = await colleague(workspaceId, ['editProject']);
    const headers = { workspaceid: workspaceId };
    const answer = await without.call('POST /project/post', { body: { positions: [vacancy] }, headers });
    expect([answer.status, answer.body.error.code]).toEqual([403, 'platform.forbidden']);
    const withRight = await colleague(workspaceId, ['createProject']);
    expect((await withRight.call('POST /project/post', { body: { positions: [vacancy] }, headers })).status).toBe(201);
  });
});
