import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildColleague, buildCompany } from '#application/testing/project-world.ts';
import { codeOf } from '#application/testing/steps/code-of.ts';
import { startBoardWorld } from '#application/testing/work/board-world.ts';
import { projectProfessionals } from '#projects/professionals/server/tables.ts';
import { projects } from '#projects/server/tables.ts';
import { buildHours } from '#timesheets/builders.ts';
import { creditAllocations } from '#wallet/hours/server/tables.ts';
import { buildTopUp } from '#wallet/builders.ts';
import { readBalanceOf } from '#wallet/ledger/server/read-balances.ts';

let world: Awaited<ReturnType<typeof startBoardWorld>>;
beforeAll(async () => {
  world = await startBoardWorld();
});
afterAll(() => world.product.close());

const GROSS = 110_00;
const owner = () => world.owner.call;

/** A project with somebody who costs R$ 110 an hour, in a company with credits. */
async function scene(cents = 5_000_00) {
  const { product, workspaceId } = world;
  const { projectId, taskId, professional, professionalId: hireId } = await world.work();
  await product.database
    .update(projectProfessionals)
    .set({ agreedHours: 160, agreedNet: 88_00, agreedGross: GROSS, agreedCurrency: 'BRL', pricedAt: new Date() })
    .where(eq(projectProfessionals.id, hireId));
  await buildTopUp(product.database, { workspaceId, cents, at: new Date() });
  const read = async () => {
    const { projects: listed, availableCents, abilities } = (await owner()('GET /allocations')).body;
    return { availableCents, abilities, project: listed.find((project) => project.projectId === projectId)! };
  };
  const give = (minutes: number, call = owner()) =>
    call.raw('POST /allocations', { body: { projectId, hires: [{ hireId, minutes }] } });
  const takeBack = (back: number) => owner().raw('POST /allocations/returns', { body: { projectId, cents: back } });
  const approve = (minutes: number) => {
    const start = new Date('2026-03-10T12:00:00Z');
    const place = { workspaceId, projectId, taskId, memberId: professional.id, hireId };
    const end = new Date(start.getTime() + minutes * 60_000);
    return buildHours(product.database, { ...place, start, end, state: 'payable' });
  };
  return { projectId, hireId, read, give, takeBack, approve };
}

test('PRJ-06 credits are given to a project as hours of its people at their agreed gross, and taken back', async () => {
  const { projectId, hireId, read, give, takeBack } = await scene();
  const before = await read();
  expect(before.project).toMatchObject({ allocatedCents: 0, dueCents: 0, returnableCents: 0 });
  expect(before.project.hires).toEqual([expect.objectContaining({ hireId, grossCents: GROSS, monthlyHours: 160 })]);
  const given = await give(90);
  expect([given.status, given.body]).toEqual([
    201,
    { projectId, allocatedCents: 165_00, availableCents: before.availableCents - 165_00 },
  ]);
  const kept = await world.product.database
    .select({
      minutes: creditAllocations.minutes,
      grossCents: creditAllocations.grossCents,
      cents: creditAllocations.cents,
    })
    .from(creditAllocations)
    .where(eq(creditAllocations.projectId, projectId));
  expect(kept).toEqual([{ minutes: 90, grossCents: GROSS, cents: 165_00 }]);
  // What the company has in all stays: credits only changed their place, and no line of the statement says otherwise.
  const [wallet] = (await owner()('GET /wallet')).body.wallets;
  expect(wallet!.totalCents).toBe(before.availableCents + (wallet!.allocatedCents - 165_00));
  expect((await takeBack(65_00)).body).toMatchObject({ allocatedCents: 100_00 });
  expect((await read()).availableCents).toBe(before.availableCents - 100_00);
  expect(codeOf(await takeBack(100_01))).toEqual([409, 'wallet.creditsDue']);
});

test('PRJ-06 what approved hours need does not go back to the wallet', async () => {
  const { read, give, takeBack, approve } = await scene();
  await give(120);
  await approve(61);
  expect((await read()).project).toMatchObject({ allocatedCents: 220_00, dueCents: 111_83, returnableCents: 108_17 });
  expect(codeOf(await takeBack(108_18))).toEqual([409, 'wallet.creditsDue']);
  expect((await takeBack(108_17)).body).toMatchObject({ allocatedCents: 111_83 });
});

test('PRJ-06 approved hours of somebody who left, and of a finished project, take credits', async () => {
  const { product, workspaceId, admin } = world;
  const { projectId, hireId, read, give, approve } = await scene();
  await approve(60);
  const off = { professionalId: hireId, version: 1, hoursOwed: false, financeNote: 'x' };
  expect((await admin.call('PUT /deactiveSquadMember', { body: off })).status).toBe(200);
  await product.database.update(projects).set({ status: 'finished' }).where(eq(projects.id, projectId));
  expect((await read()).project).toMatchObject({ dueCents: GROSS, hires: [{ hireId }] });
  expect((await give(60)).body).toMatchObject({ projectId, allocatedCents: 0 });
  expect(await readBalanceOf(product.database, { kind: 'reserved', workspaceId }, 'BRL')).toBe(GROSS);
  // Nothing is due any more, so nothing more goes there.
  expect((await read()).project).toBeUndefined();
  expect(codeOf(await give(60))).toEqual([404, 'platform.notFound']);
});

test('PRJ-06 nothing goes below zero, however many give at once', async () => {
  const { read, give, takeBack } = await scene(1_000_00);
  const { availableCents } = await read();
  const hour = Math.floor(availableCents / GROSS);
  // Each takes a third of what is free: three stand.
  const minutes = Math.floor(hour / 3) * 60;
  const given = await Promise.all(Array.from({ length: 8 }, () => give(minutes)));
  const stood = given.filter(({ status }) => status === 201).length;
  expect(stood).toBe(Math.floor(availableCents / ((minutes / 60) * GROSS)));
  expect(given.filter(({ status }) => status === 409).map(({ body }) => body.error.code)).toEqual(
    Array(8 - stood).fill('wallet.notEnough'),
  );
  const { project } = await read();
  const returned = await Promise.all(Array.from({ length: 5 }, () => takeBack(project.allocatedCents)));
  expect(returned.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(await read()).toMatchObject({ availableCents, project: { allocatedCents: 0 } });
});

test('PRJ-06 hires without an agreed price, of another project or gone take no credits', async () => {
  const { hireId, give } = await scene();
  const other = await scene();
  const { database } = world.product;
  const foreign = { projectId: other.projectId, hires: [{ hireId, minutes: 60 }] };
  expect(codeOf(await owner().raw('POST /allocations', { body: foreign }))).toEqual([409, 'wallet.hireUnpriced']);
  await database
    .update(projectProfessionals)
    .set({ agreedHours: null, agreedNet: null, agreedGross: null, agreedCurrency: null, pricedAt: null })
    .where(eq(projectProfessionals.id, hireId));
  expect(codeOf(await give(60))).toEqual([409, 'wallet.hireUnpriced']);
  for (const minutes of [0, -60, 0.5, 2 ** 53]) expect((await other.give(minutes)).status).toBe(422);
});

test('PRJ-06 giving credits asks for both rights, and another company’s project is not found', async () => {
  const { projectId, give, read } = await scene();
  const [treasurer, both] = [
    await buildColleague(world.product, world.workspaceId, ['accessPayments']),
    await buildColleague(world.product, world.workspaceId, ['accessPayments', 'assignProfessionals']),
  ];
  const headers = { workspaceid: world.workspaceId };
  const { hireId } = (await read()).project.hires[0]!;
  const body = { projectId, hires: [{ hireId, minutes: 60 }] };
  expect((await treasurer.call('GET /allocations', { headers })).body.abilities).toEqual({ allocate: false });
  expect((await treasurer.call.raw('POST /allocations', { headers, body })).status).toBe(403);
  expect((await both.call.raw('POST /allocations', { headers, body })).status).toBe(201);
  const { call: foreign } = await buildCompany(world.product);
  expect((await give(60, foreign)).status).toBe(404);
});

test('PRJ-01 projects show their credits, in all and left, to whoever may look at payments', async () => {
  const { projectId, give, takeBack } = await scene();
  const credits = async (who: { call: typeof world.owner.call } = world.owner, headers = {}) => {
    const list = (await who.call('GET /myProjects', { query: { limit: 50 }, headers })).body.projects;
    const one = (await who.call('GET /myProjects/{projectId}', { params: { projectId }, headers })).body;
    return [list.find(({ id }) => id === projectId)!.credits, one.credits];
  };
  expect(await credits()).toEqual([null, null]);
  await give(120);
  await takeBack(20_00);
  const shown = { totalCents: 200_00, leftCents: 200_00 };
  expect(await credits()).toEqual([shown, shown]);
  const hirer = await buildColleague(world.product, world.workspaceId, ['createProject', 'trackTasks']);
  expect(await credits(hirer, { workspaceid: world.workspaceId })).toEqual([null, null]);
});
