import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPipelineWorld } from '#application/testing/pipeline-world.ts';
import { startTestProduct } from '#application/testing/test-product.ts';
import type { Stage } from '#applications/rules/stages.ts';
import { applicationHistory, applications } from '#applications/server/tables.ts';
import { stageLimits } from '#pipeline/limits/server/tables.ts';
import { inHouseInvitations } from '#pipeline/selection/server/squad/tables.ts';
import { positions, projects } from '#projects/server/tables.ts';
import { candidateRowKinds } from '#statistics/rules/rows.ts';
import { stayLimits } from '#statistics/rules/stay-buckets.ts';
import { departures, funnelStages } from '#statistics/rules/terms.ts';

let world: Awaited<ReturnType<typeof startPipelineWorld>>;
type Scene = Awaited<ReturnType<typeof world.scene>>;
type Person = typeof world.owner;
const DAY_MS = 86_400_000;
beforeAll(async () => (world = await startPipelineWorld(startTestProduct())));
afterAll(() => world.product.close());

const figures = (who: Person, query = {}) => who.call('GET /hiringStatistics', { query: { period: 'all', ...query } });
const rows = (who: Person, query = {}) =>
  who.call('GET /hiringStatistics/candidates', { query: { period: 'all', ...query } });

async function allRows(query: Record<string, string | number>): Promise<{ applicationId: string; name: string }[]> {
  const found: { applicationId: string; name: string }[] = [];
  let cursor: string | null = null;
  do {
    const { status, body }: { status: number; body: { candidates: typeof found; nextCursor: string | null } } =
      await rows(world.owner, { ...query, limit: 2, ...(cursor && { cursor }) });
    expect(status).toBe(200);
    found.push(...body.candidates);
    cursor = body.nextCursor;
  } while (cursor);
  return found;
}

/** Moves all timestamps of a candidate back by a number of days. */
async function backdate(id: string, days: number): Promise<void> {
  const { database } = world.product;
  const earlier = sql`interval '1 day' * ${days}`;
  await database
    .update(applications)
    .set({
      createdAt: sql`${applications.createdAt} - ${earlier}`,
      stageEnteredAt: sql`${applications.stageEnteredAt} - ${earlier}`,
      answerDueAt: sql`${applications.answerDueAt} - ${earlier}`,
    })
    .where(eq(applications.id, id));
  await database
    .update(applicationHistory)
    .set({ at: sql`${applicationHistory.at} - ${earlier}` })
    .where(eq(applicationHistory.applicationId, id));
}

const mixed: Stage[] = ['new', 'new', 'qualify', 'clientInterview', 'offered', 'approvedButDeclined', 'hired'];

async function busyScene(): Promise<Scene> {
  const scene = await world.scene([...mixed, 'disqualified']);
  await world.move(world.owner, [scene.ids[2]!], 'disqualified');
  const [member, applicationId] = [scene.members[0]!, scene.ids[0]!];
  await member.call('POST /applications/{applicationId}/withdraw', { params: { applicationId } });
  return scene;
}

describe('PRJ-02 statistics', () => {
  it('PRJ-02 show how far the candidates of a project came, where they left and why', async () => {
    const { projectId } = await busyScene();
    const { status, body } = await figures(world.owner, { projectId });
    expect(status).toBe(200);
    expect(body).toMatchObject({ project: { id: projectId }, came: 8, hired: 1, underWay: 3, since: null });
    const reached = Object.fromEntries(
      body.stages.map((one: { stage: Stage; reached: number }) => [one.stage, one.reached]),
    );
    expect(reached).toMatchObject({ new: 8, qualify: 6, clientInterview: 4, offered: 3, hired: 1 });
    expect(body.stages[0]!.left).toMatchObject({ withdrawn: 1, disqualified: 0 });
    expect(body.stages[1]!.left).toMatchObject({ disqualified: 2 });
    expect(body.stages[6]!.left).toMatchObject({ declined: 1 });
    expect(body.sources).toContainEqual({ source: 'board', came: 8, hired: 1 });
    expect(body.timeToHire.count).toBe(1);
    expect(body.timeToHire.median).toBeGreaterThan(60);
    expect(body.now.openPositions).toEqual({ count: 1, more: false });
  });

  it('PRJ-02 PIP-03 count why people were turned down, for the company’s own eyes', async () => {
    const { projectId, ids } = await world.scene(['new', 'new', 'new', 'new']);
    const added = await world.owner.call('POST /candidates/rejectionReasons', { body: { name: `Longe ${projectId}` } });
    const reasons = ['pay', 'pay', added.body.reasonId, undefined];
    for (const [index, reason] of reasons.entries())
      await world.move(world.owner, [ids[index]!], 'disqualified', { notice: { ...(reason && { reason }) } });
    expect((await figures(world.owner, { projectId })).body.reasons).toEqual([
      { common: 'pay', own: null, count: 2 },
      { common: null, own: `Longe ${projectId}`, count: 1 },
      { common: null, own: null, count: 1 },
    ]);
    expect((await figures(world.otherOwner, { projectId })).status).toBe(404);
  });

  it('PRJ-02 every number opens as many rows as it says, page by page', async () => {
    const { projectId } = await busyScene();
    const { body } = await figures(world.owner, { projectId });
    const counted = async (query: Record<string, string>) => (await allRows({ projectId, ...query })).length;
    for (const metric of ['came', 'hired', 'underWay'] as const)
      expect(await counted({ of: metric })).toBe(body[metric]);
    for (const stage of funnelStages) {
      const figure = body.stages.find((one: { stage: Stage }) => one.stage === stage);
      expect(await counted({ of: 'reached', stage })).toBe(figure!.reached);
      for (const departure of departures)
        expect(await counted({ of: 'left', stage, departure })).toBe(figure!.left[departure]);
      if (stage !== 'hired') expect(await counted({ of: 'stay', stage })).toBe(figure!.stay.count);
    }
    expect(await counted({ of: 'came', source: 'board' })).toBe(8);
    expect(await counted({ of: 'came', source: 'suggestion' })).toBe(0);
    expect(await counted({ of: 'late' })).toBe(body.now.late.count);
  });

  it('PRJ-02 a period counts those who came in it, by days in São Paulo', async () => {
    const { projectId, ids } = await world.scene(['new', 'qualify', 'new']);
    await backdate(ids[0]!, 200);
    await backdate(ids[1]!, 40);
    await world.product.database.execute(sql`select rebuild_tallies()`);
    const came = async (period: string) => (await figures(world.owner, { projectId, period })).body.came;
    expect([await came('30'), await came('90'), await came('365'), await came('all')]).toEqual([1, 2, 3, 3]);
    expect(await allRows({ projectId, period: '90', of: 'came' })).toHaveLength(2);
    expect((await figures(world.owner, { projectId })).body.since).toBeNull();
    expect((await figures(world.owner, { projectId, period: '30' })).body.since).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('PRJ-02 candidates late by the limit of the stage, overdue answers and vacancies past the deadline, oldest first', async () => {
    const { product, owner, workspaceId } = world;
    const { projectId, positionId, ids, members } = await world.scene(['new', 'new', 'qualify', 'new']);
    const now = async () => (await figures(owner, { projectId })).body.now;
    await product.database
      .update(applications)
      .set({ stageEnteredAt: new Date() })
      .where(eq(applications.projectId, projectId));
    expect(await now()).toMatchObject({
      late: { count: 0 },
      answersOverdue: { count: 0 },
      overduePositions: { count: 0 },
    });
    await backdate(ids[0]!, 20);
    await backdate(ids[1]!, 31);
    await backdate(ids[2]!, 3);
    expect(await now()).toMatchObject({ late: { count: 2, more: false }, answersOverdue: { count: 1 } });
    expect((await allRows({ projectId, of: 'late' })).map(({ applicationId }) => applicationId)).toEqual([
      ids[1],
      ids[0],
    ]);
    expect((await allRows({ projectId, of: 'answersOverdue' })).map(({ applicationId }) => applicationId)).toEqual([
      ids[1],
    ]);
    // The company allows 25 days in the first stage, this vacancy 2 in the second.
    await product.database.insert(stageLimits).values([
      { workspaceId, stage: 'new', days: 25 },
      { workspaceId, positionId, stage: 'qualify', days: 2 },
    ]);
    expect((await allRows({ projectId, of: 'late' })).map(({ applicationId }) => applicationId)).toEqual([
      ids[1],
      ids[2],
    ]);
    const [member, applicationId] = [members[1]!, ids[1]!];
    await member.call('POST /applications/{applicationId}/withdraw', { params: { applicationId } });
    expect(await now()).toMatchObject({ late: { count: 1 }, answersOverdue: { count: 0 } });
    await product.database
      .update(projects)
      .set({ status: 'inRecruitment', deadline: 'upTo5Days', createdAt: new Date(Date.now() - 6 * DAY_MS) })
      .where(eq(projects.id, projectId));
    expect(await now()).toMatchObject({ openPositions: { count: 1 }, overduePositions: { count: 1 } });
    const found = await owner.call('GET /hiringStatistics/positions', { query: { projectId, of: 'overduePositions' } });
    expect(found.body.positions).toMatchObject([{ positionId, projectId, positionIndex: 0 }]);
    await product.database.update(positions).set({ state: 'closed' }).where(eq(positions.id, positionId));
    expect(await now()).toMatchObject({ openPositions: { count: 0 }, overduePositions: { count: 0 } });
    await product.database.delete(stageLimits);
  });

  it('PRJ-02 how candidates came: suggested by the talent team, by an invitation, by a link or by the board', async () => {
    const { projectId, positionId, ids } = await world.scene(['new', 'new', 'new', 'new']);
    const change = (id: string, set: Partial<typeof applications.$inferInsert>) =>
      world.product.database.update(applications).set(set).where(eq(applications.id, id));
    await change(ids[0]!, { suggestedAt: new Date() });
    await change(ids[1]!, { matchmakingId: 'spring' });
    // Brought along by the company itself, stored like publishing its brief does.
    const invitation = { projectId, positionId, email: 'brought.along@example.com', applicationId: ids[2]! };
    await world.product.database.insert(inHouseInvitations).values(invitation);
    const { body } = await figures(world.owner, { projectId });
    const came = Object.fromEntries(
      body.sources.map((one: { source: string; came: number }) => [one.source, one.came]),
    );
    expect(came).toEqual({ board: 1, link: 0, invitation: 2, suggestion: 1 });
    const [suggested] = await allRows({ projectId, of: 'came', source: 'suggestion' });
    expect(suggested?.applicationId).toBe(ids[0]);
  });

  it('PRJ-02 are of one company: a stranger sees none of them, a recruiter those of the companies assigned, an administrator any', async () => {
    const { projectId } = await busyScene();
    const { owner, otherOwner, recruiter, admin, watcher } = world;
    const mine = (await figures(owner)).body;
    expect(mine.came).toBeGreaterThan(8);
    expect((await figures(watcher)).body).toEqual({ ...mine, abilities: { export: false } });
    expect((await figures(recruiter)).body).toEqual(mine);
    expect((await figures(otherOwner)).body).toMatchObject({ came: 0, now: { openPositions: { count: 0 } } });
    expect((await figures(otherOwner, { projectId })).status).toBe(404);
    expect((await rows(otherOwner, { projectId, of: 'came' })).status).toBe(404);
    expect((await rows(otherOwner, { of: 'came' })).body.candidates).toEqual([]);
    expect((await figures(admin, { projectId })).body.came).toBe(8);
    const titles = (await owner.call('GET /hiringStatistics/projects', { query: { search: 'DADOS' } })).body.projects;
    expect(titles).toContainEqual({ id: projectId, title: 'Plataforma de dados' });
    expect((await otherOwner.call('GET /hiringStatistics/projects')).body.projects).toEqual([]);
  });

  it('PRJ-02 refuse invalid input instead of failing', async () => {
    const { owner } = world;
    for (const query of [{ period: '7' }, { projectId: 'x' }]) expect((await figures(owner, query)).status).toBe(422);
    for (const query of [{}, { of: 'nobody' }, { of: 'came', cursor: 'x' }, { of: 'came', limit: 1000 }])
      expect((await rows(owner, query)).status).toBe(422);
    for (const of of candidateRowKinds) expect((await rows(owner, { of })).status).toBe(200);
    const wrong = { of: 'openPositions', cursor: '1_2' };
    expect((await owner.call('GET /hiringStatistics/positions', { query: wrong })).status).toBe(422);
  });

  it('PRJ-02 can be exported as CSV that runs nothing in a spreadsheet', async () => {
    const { projectId } = await world.scene(['offered', 'hired']);
    await world.product.database
      .update(projects)
      .set({ title: '=HYPERLINK("https://evil.test")' })
      .where(eq(projects.id, projectId));
    const english = await world.owner.call('GET /hiringStatistics/csv', { query: { projectId, period: 'all' } });
    expect(english.headers.get('content-type')).toMatch(/text\/csv/);
    expect(english.headers.get('content-disposition')).toMatch(/hiring-statistics-\d{4}-\d\d-\d\d\.csv/);
    expect(english.body).toContain(`"'=HYPERLINK(""https://evil.test"")"`);
    expect(english.body).toContain('Candidates who reached the stage,Offered,,2');
    const headers = { 'accept-language': 'pt' };
    const portuguese = await world.owner.call('GET /hiringStatistics/csv', {
      query: { projectId, period: 'all' },
      headers,
    });
    expect(portuguese.body).toContain('Pessoas que alcançaram a etapa,Proposta enviada,,2');
  });

  it('PRJ-02 the database uses the same buckets of stays as the page', async () => {
    const { rows: found } = await world.product.database.execute<{ limits: number[]; stages: string[] }>(
      sql`select stay_limits() as limits, hiring_stages() as stages`,
    );
    expect(found[0]).toEqual({ limits: stayLimits, stages: funnelStages });
  });
});
