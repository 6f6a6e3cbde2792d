import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completePosition } from '#application/testing/complete-position.ts';
import type { Caller } from '#application/testing/caller.ts';
import { shareTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { emptyBriefAnswers } from '#projects/rules/brief-answers.ts';
import { workspaceMembers, workspaces } from '#workspaces/server/tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await shareTestProduct();
});
afterAll(() => product.close());

async function company(emailVerified = true) {
  const owner = await product.person({ role: 'squadOwner', name: 'Marina Fontes', emailVerified });
  const [workspace] = await product.database
    .insert(workspaces)
    .values({ ownerId: owner.id, company: 'Casa Ipê' })
    .returning({ id: workspaces.id });
  return { ...owner, workspaceId: workspace!.id };
}

const complete = {
  ...emptyBriefAnswers(),
  title: 'Checkout',
  type: 'oneshot',
  deadline: 'upTo30Days',
  positions: [completePosition('1')],
};
const begin = async (call: Caller, body: unknown = {}) => (await call.raw('POST /briefs', { body })).body;
const read = (call: Caller, briefId: string) => call('GET /briefs/{briefId}', { params: { briefId } });
const save = (call: Caller, briefId: string, body: unknown) =>
  call.raw('PATCH /briefs/{briefId}', { params: { briefId }, body });
const publish = (call: Caller, briefId: string, version = 1) =>
  call('POST /briefs/{briefId}/publish', { params: { briefId }, body: { version } });

describe('a draft', () => {
  it('BRI-01 is created, saved half answered exactly as typed, and resumed', async () => {
    const { call } = await company();
    const brief = await begin(call);
    const answers = {
      ...brief.answers,
      title: 'Novo check',
      positions: [{ ...brief.answers.positions[0], aboutOpportunity: 'half a ' }],
    };
    expect(await save(call, brief.id, { answers, step: 'position', version: 1 })).toMatchObject({
      status: 200,
      body: { version: 2 },
    });
    expect((await read(call, brief.id)).body).toMatchObject({ answers, step: 'position', version: 2, projectId: null });
    expect((await call('GET /briefs')).body.briefs).toMatchObject([
      { id: brief.id, title: 'Novo check', positions: 1, by: 'Marina Fontes' },
    ]);
  });

  it('BRI-01 refuses a stale version, and loses nothing of either', async () => {
    const { call } = await company();
    const { id, answers } = await begin(call);
    const both = await Promise.all(
      ['A', 'B'].map((title) => save(call, id, { answers: { ...answers, title }, step: 'project', version: 1 })),
    );
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)!.body.error.code).toBe('platform.staleVersion');
  });

  it.each([
    ['no answers', { step: 'project', version: 1 }],
    ['an unknown step', { answers: complete, step: 'payment', version: 1 }],
    ['no version', { answers: complete, step: 'project' }],
    ['no positions', { answers: { ...complete, positions: [] }, step: 'project', version: 1 }],
    [
      '21 positions',
      {
        answers: { ...complete, positions: Array.from({ length: 21 }, () => complete.positions[0]) },
        step: 'project',
        version: 1,
      },
    ],
    ['a number as title', { answers: { ...complete, title: 4 }, step: 'project', version: 1 }],
    ['an endless title', { answers: { ...complete, title: 'x'.repeat(401) }, step: 'project', version: 1 }],
    ['an unknown deadline', { answers: { ...complete, deadline: 'soon' }, step: 'project', version: 1 }],
  ])('BRI-01 refuses %s', async (_, body) => {
    const { call } = await company();
    const { id } = await begin(call);
    expect((await save(call, id, body)).status).toBe(422);
  });

  it('BRI-01 is at most 300 kB, and accepts odd characters', async () => {
    const { call } = await company();
    const { id } = await begin(call);
    const heavy = {
      ...complete,
      positions: Array.from({ length: 16 }, (_, index) => ({
        ...complete.positions[0],
        key: `${index}`,
        culture: 'x'.repeat(20_000),
      })),
    };
    const refused = await save(call, id, { answers: heavy, step: 'texts', version: 1 });
    expect([refused.status, refused.body.error.code]).toEqual([413, 'projects.draftTooLarge']);
    expect(
      (await save(call, id, { answers: { ...complete, title: 'a\u0000\ud800' }, step: 'project', version: 1 })).status,
    ).toBe(200);
  });

  it('BRI-01 is deleted, and restored with the same answers', async () => {
    const { call } = await company();
    const { id } = await begin(call, { answers: complete, step: 'texts' });
    const drop = () => call('DELETE /briefs/{briefId}', { params: { briefId: id } });
    const dropped = await Promise.all([drop(), drop()]);
    expect(dropped.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404]);
    expect((await read(call, id)).status).toBe(404);
    expect((await begin(call, { answers: complete, step: 'texts' })).answers.title).toBe('Checkout');
  });

  it('BRI-01 is limited to 50 per company, also when created simultaneously', async () => {
    const { call } = await company();
    for (let count = 0; count < 49; count += 1) await begin(call);
    const racing = await Promise.all([1, 2, 3].map(() => call('POST /briefs', { body: {} })));
    expect(racing.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    const refused = await call('POST /briefs', { body: {} });
    expect([refused.status, refused.body.error.message]).toEqual([
      409,
      'You have 50 drafts. Publish or delete one to start another.',
    ]);
  });

  it('WSP-01 WSP-03 belongs to its company and to colleagues who may create projects', async () => {
    const [one, other] = [await company(), await company()];
    const { id } = await begin(one.call, { answers: complete });
    for (const answer of [
      await read(other.call, id),
      await save(other.call, id, { answers: complete, step: 'project', version: 1 }),
      await publish(other.call, id),
    ]) {
      expect([answer.status, answer.body.error.code]).toEqual([404, 'projects.briefNotFound']);
    }
    expect((await other.call('DELETE /briefs/{briefId}', { params: { briefId: id } })).status).toBe(404);
    expect((await read(one.call, 'nonsense')).status).toBe(404);
    const colleague = await product.person({ role: 'squadOwner' });
    await product.database
      .insert(workspaceMembers)
      .values({ workspaceId: one.workspaceId, userId: colleague.id, permissions: ['editProject'] });
    const headers = { workspaceid: one.workspaceId };
    for (const key of ['GET /briefs', 'POST /briefs'])
      expect((await colleague.call.raw(key, { headers, ...(key.startsWith('POST') && { body: {} }) })).status).toBe(
        403,
      );
    expect((await (await product.person({ role: 'squadMember' })).call('GET /briefs')).status).toBe(403);
  });
});

describe('publishing a draft', () => {
  it('BRI-02 makes one project of it, also when requested many times at once and again', async () => {
    const { call } = await company();
    const { id } = await begin(call, { answers: complete });
    const answers = await Promise.all(Array.from({ length: 8 }, () => publish(call, id)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map(({ body }) => body.projectId)).size).toBe(1);
    expect((await publish(call, id)).body).toEqual(answers[0]!.body);
    const list = (await call('GET /myProjects')).body;
    expect(list.projects).toMatchObject([
      { title: 'Checkout', status: 'inRecruitment', type: 'oneshot', positionsOpen: 1 },
    ]);
    expect((await call('GET /briefs')).body.briefs).toEqual([]);
    expect((await save(call, id, { answers: complete, step: 'project', version: 1 })).body.error.code).toBe(
      'projects.alreadyPublished',
    );
  });

  it('BRI-02 lists the missing answers, with where and why', async () => {
    const { call } = await company();
    const { id } = await begin(call);
    const answer = await publish(call, id);
    expect([answer.status, answer.body.error.code]).toEqual([422, 'projects.briefIncomplete']);
    const paths = answer.body.error.fields!.map((field: { path: string }) => field.path);
    expect(paths).toEqual(
      expect.arrayContaining([
        'title',
        'type',
        'deadline',
        'positions.0.profession',
        'positions.0.tags.skills',
        'positions.0.payPeriod',
      ]),
    );
    expect((await call('GET /myProjects')).body.projects).toEqual([]);
  });

  it('BRI-01 publishes what the page showed: a stale version is refused', async () => {
    const { call } = await company();
    const { id } = await begin(call, { answers: complete });
    await save(call, id, { answers: { ...complete, title: 'Other' }, step: 'summary', version: 1 });
    expect((await publish(call, id, 1)).body.error.code).toBe('platform.staleVersion');
    expect((await publish(call, id, 2)).status).toBe(201);
  });

  it('SES-05 allows drafts without a confirmed e-mail, but no publishing', async () => {
    const { call } = await company(false);
    const brief = await begin(call, { answers: complete });
    expect(brief.abilities).toEqual({ publish: false, missing: 'unverifiedEmail' });
    expect((await publish(call, brief.id)).body.error.code).toBe('platform.unverifiedEmail');
  });
});
