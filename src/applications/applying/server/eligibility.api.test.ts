import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#platform/db/columns.ts';
import { projectVacancies } from '#projects/professionals/server/tables.ts';
import {
  admission,
  view,
  withdraw,
  type ApplyingWorld,
  startApplyingWorld,
} from '#application/testing/applying-world.ts';
import { startTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { applications } from '#applications/server/tables.ts';
import { completeProfile } from '#profiles/rules/complete-profile.ts';
import { profiles } from '#profiles/server/tables.ts';
import { positions } from '#projects/server/tables.ts';

let world: ApplyingWorld;
let product: TestProduct;
beforeAll(async () => {
  world = await startApplyingWorld();
  product = world.product;
});
afterAll(() => product.close());

const eligibility = 'POST /opportunities/eligibility';

describe('eligibility', () => {
  it('JOB-03 R-15: with a complete profile the three tests are still required, and all named', async () => {
    const { address } = await world.vacancy();
    const iara = await world.member({ tested: false });
    const { body } = await iara.call(view, { params: address });
    expect(body.eligibility).toEqual({
      eligible: false,
      missing: ['personalityTest', 'cultureTest', 'motivatorsTest'].map((code) => ({ code, section: 'tests' })),
    });
    const refused = await iara.call(admission, { body: address, headers: { 'accept-language': 'pt' } });
    expect([refused.status, refused.body.error.code]).toEqual([422, 'jobs.ineligible']);
    expect(refused.body.error.fields![1]).toEqual({
      path: 'tests',
      code: 'cultureTest',
      message: 'O teste de cultura organizacional, uns 3 minutos',
    });
  });

  it('JOB-03 says for many vacancies at once which of them accept the application', async () => {
    const iara = await world.member();
    const [open, closed, mine, back] = await Promise.all([
      world.vacancy(),
      world.vacancy('Fechada', 'closed'),
      world.vacancy(),
      world.vacancy(),
    ]);
    const removed = await world.vacancy('Apagada', 'removed');
    await iara.call(admission, { body: mine.address });
    const { id } = (await iara.call(admission, { body: back.address })).body;
    await iara.call(withdraw, { params: { applicationId: id } });
    const asked = [open, closed, mine, back, removed].map(({ address }) => address);
    const { status, body } = await iara.call(eligibility, {
      body: { jobs: [...asked, { projectId: newId(), positionIndex: 0 }] },
    });
    expect(status).toBe(200);
    expect(body.missing).toEqual([]);
    const refusalOf = new Map(body.jobs.map((job) => [job.projectId, job.refusal]));
    expect(asked.map(({ projectId }) => refusalOf.get(projectId))).toEqual([
      null,
      'positionClosed',
      'alreadyApplied',
      null,
      'positionClosed',
    ]);
    const nobody = await world.member({ ready: false });
    const unready = (await nobody.call(eligibility, { body: { jobs: [open.address] } })).body;
    expect([unready.jobs[0]!.refusal, unready.missing.length > 10]).toEqual(['ineligible', true]);
  });

  it('JOB-03 accepts at most a thousand at once', async () => {
    const iara = await world.member();
    const jobs = Array.from({ length: 1_001 }, () => ({ projectId: newId(), positionIndex: 0 }));
    expect((await iara.call(eligibility, { body: { jobs } })).status).toBe(422);
    expect((await iara.call(eligibility, { body: { jobs: jobs.slice(1) } })).body.jobs).toEqual([]);
  });

  it('JOB-03 when the company closes the vacancy at the same time, nobody gets into a closed one', async () => {
    const members = await Promise.all(Array.from({ length: 6 }, () => world.member()));
    const { address, positionId } = await world.vacancy();
    const close = world.owner.call('GET /myProjects/{projectId}', { params: { projectId: address.projectId } });
    const { version } = (await close).body.positions[0]!;
    const closing = world.owner.call('PATCH /myProjects/{projectId}/positions/{positionIndex}', {
      params: address,
      body: { version, state: 'closed' },
    });
    const answers = await Promise.all(members.map(({ call }) => call(admission, { body: address })));
    expect((await closing).status).toBe(200);
    for (const { status, body } of answers)
      if (status !== 201) expect([status, body.error.code]).toEqual([409, 'jobs.positionClosed']);
    const [position] = await product.database.select().from(positions).where(eq(positions.id, positionId));
    const rows = await product.database.select().from(applications).where(eq(applications.positionId, positionId));
    expect(rows).toHaveLength(answers.filter(({ status }) => status === 201).length);
    // A person who applied just before was notified that the process ended.
    expect(rows.map(({ state }) => state)).toEqual(rows.map(() => 'closed'));
    for (const { createdAt } of rows)
      expect(createdAt.getTime()).toBeLessThanOrEqual(position!.closedAt!.getTime() + 1_000);
    const late = await (await world.member()).call(admission, { body: address });
    expect([late.status, late.body.error.code]).toEqual([409, 'jobs.positionClosed']);
  });

  it('JOB-03 R-16: stores by which link somebody came, the last time counting', async () => {
    const { address, positionId } = await world.vacancy();
    const upsellId = newId();
    await product.database.insert(projectVacancies).values({
      id: upsellId,
      kind: 'upsell',
      workspaceId: world.workspaceId,
      projectId: address.projectId,
      positionId,
      function: 'x',
      netHourly: 1,
      grossHourly: 1,
      currency: 'BRL',
      monthlyHours: 1,
    });
    const iara = await world.member();
    const linkOf = async (id: string) => {
      const [row] = await product.database.select().from(applications).where(eq(applications.id, id));
      return [row!.matchmakingId, row!.upsellId, row!.replacementId];
    };
    const { id } = (await iara.call(admission, { body: { ...address, matchmakingId: 'm-1', upsellId } })).body;
    expect(await linkOf(id)).toEqual(['m-1', upsellId, null]);
    await iara.call(withdraw, { params: { applicationId: id } });
    // An upsell's id does not count as a replacement's.
    expect((await iara.call(admission, { body: { ...address, replacementId: upsellId } })).status).toBe(422);
    await iara.call(admission, { body: address });
    expect(await linkOf(id)).toEqual([null, null, null]);
    const both = { upsellId, replacementId: upsellId };
    const written = product.database.update(applications).set(both).where(eq(applications.id, id));
    await expect(written).rejects.toMatchObject({ cause: { constraint: 'applications_link_check' } });
  });

  it('JOB-03 can be withdrawn and sent again until it was sent three times', async () => {
    const { address } = await world.vacancy();
    const iara = await world.member();
    for (const time of [1, 2, 3]) {
      const { status, body } = await iara.call(admission, { body: address });
      expect(status).toBe(201);
      const back = await iara.call(withdraw, { params: { applicationId: body.id } });
      expect(back.body.abilities.applyAgain).toBe(time < 3);
    }
    const fourth = await iara.call(admission, { body: address });
    expect([fourth.status, fourth.body.error.code]).toEqual([409, 'jobs.appliedTooOften']);
    expect(fourth.body.error.message).toContain('3 times');
  });
});

it('JOB-03 R-15: the threshold of the profile score is configurable', async () => {
  const strict = await startTestProduct({ MINIMUM_PROFILE_SCORE: '100' });
  const iara = await strict.person({ role: 'squadMember' });
  const content = {
    ...completeProfile(),
    languages: completeProfile().languages.slice(0, 1),
    pages: { linkedin: '', behance: '', github: '', webPage: '' },
  };
  await strict.database.insert(profiles).values({ memberId: iara.id, content });
  const { body } = await iara.call(eligibility, { body: { jobs: [] } });
  const hasScore = body.missing.some(({ code }: { code: string }) => code === 'profileScore');
  await strict.close();
  expect(hasScore).toBe(true);
});
