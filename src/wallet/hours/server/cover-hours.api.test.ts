import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBoardWorld } from '#application/testing/work/board-world.ts';
import { finishedWork, reviewSteps } from '#application/testing/work/reviewed-work.ts';
import { clock } from '#platform/calendar/clock.ts';
import { payIn } from '#application/testing/money/order-world.ts';
import { mailOutbox } from '#platform/db/tables.ts';
import { projects } from '#projects/server/tables.ts';
import { projectProfessionals } from '#projects/professionals/server/tables.ts';
import { buildHours } from '#timesheets/builders.ts';
import { coveredHours } from '#wallet/hours/server/tables.ts';
import { readBalanceOf } from '#wallet/ledger/server/read-balances.ts';

let world: Awaited<ReturnType<typeof startBoardWorld>>;
beforeAll(async () => {
  world = await startBoardWorld();
});
afterAll(() => world.product.close());
const { runApprovals, runDeadlines } = reviewSteps(() => world);

/** A finished task of two hours at R$ 100.00, and credits for so many minutes. */
async function scene(creditedMinutes: number) {
  const { database } = world.product;
  const work = await finishedWork(world);
  const { projectId, professionalId: hireId } = work;
  await database
    .update(projectProfessionals)
    .set({ agreedHours: 160, agreedNet: 85_00, agreedGross: 100_00, agreedCurrency: 'BRL', pricedAt: new Date() })
    .where(eq(projectProfessionals.id, hireId));
  const give = async (minutes: number) => {
    await payIn(database, {
      workspaceId: world.workspaceId,
      ownerId: world.owner.id,
      cents: minutes * 1_000,
      at: new Date(),
    });
    return world.owner.call('POST /allocations', { body: { projectId, hires: [{ hireId, minutes }] } });
  };
  if (creditedMinutes > 0) await give(creditedMinutes);
  const left = () => readBalanceOf(database, { kind: 'allocated', workspaceId: world.workspaceId, projectId }, 'BRL');
  const covered = async () =>
    (await database.select().from(coveredHours).where(eq(coveredHours.projectId, projectId))).map(({ cents }) => cents);
  const subjects = async (email: string) =>
    (
      await database
        .select({ subject: mailOutbox.subject })
        .from(mailOutbox)
        .where(
          sql`${mailOutbox.recipient} = ${email} and ${mailOutbox.createdAt} > ${new Date().toISOString()}::timestamptz - interval '1 minute'`,
        )
        .orderBy(desc(mailOutbox.createdAt))
    ).map(({ subject }) => subject.replaceAll(/“.*”/g, '…'));
  return { ...work, give, left, covered, subjects };
}

test('PRJ-06 hours that become payable take credits of their project in the same moment', async () => {
  const { accept, left, covered } = await scene(600);
  await accept();
  // Until the approval takes effect nothing is set aside.
  await runApprovals();
  expect(await covered()).toEqual([]);
  await world.later({ minutes: 1 });
  await runApprovals();
  expect(await covered()).toEqual([100_00, 100_00]);
  expect(await left()).toBe(800_00);
});

test('PRJ-06 silence at the deadline takes credits too, and hours over the credits wait until there are more', async () => {
  const { left, covered, give, subjects, professional } = await scene(90);
  await world.later({ days: 40 });
  await runDeadlines();
  // One hour fits; the second one waits, and nobody takes half of it.
  expect(await covered()).toEqual([100_00]);
  expect(await left()).toBe(50_00);
  expect(await subjects(professional.email)).toContain('Os créditos de … acabaram');
  expect(await subjects(world.owner.email)).toContain('Os créditos de … acabaram');
  const waiting = (await world.owner.call('GET /allocations')).body.projects.find(
    ({ dueCents }) => dueCents === 100_00,
  );
  expect(waiting).toMatchObject({ returnableCents: 0 });
  await give(60);
  expect(await covered()).toEqual([100_00, 100_00]);
  expect(await left()).toBe(50_00);
});

test.each([
  ['some do', 90, { covered: [100_00], left: 50_00, told: 1 }],
  ['none do', 120, { covered: [100_00, 100_00], left: 0, told: 0 }],
])(
  'PRJ-06 who left a project hears that its credits are used up only when hours of theirs wait; %s',
  async (_when, minutes, expected) => {
    const { covered, left, subjects, professional, professionalId: hireId } = await scene(minutes);
    const gone = { state: 'replaced', endedAt: new Date() } as const;
    await world.product.database.update(projectProfessionals).set(gone).where(eq(projectProfessionals.id, hireId));
    await world.later({ days: 40 });
    await runDeadlines();
    const usedUp = 'Os créditos de … acabaram';
    const told = (await subjects(professional.email)).filter((subject) => subject === usedUp).length;
    expect({ covered: await covered(), left: await left(), told }).toEqual(expected);
    expect(await subjects(world.owner.email)).toContain(usedUp);
  },
);

test('PRJ-06 that hours wait for credits is told once, also when hours of several tasks become payable together', async () => {
  const { subjects, professional, professionalId: hireId, projectId } = await scene(90);
  const { owner, workspaceId, product } = world;
  const task = { title: 'Another one', assigned: [professional.id], estimatedHours: 4, status: 'toDo' as const };
  const { taskId } = (await owner.call('POST /tasks/{projectId}/postTask', { params: { projectId }, body: task })).body;
  const wait = async (daysAgo: number) => {
    const start = new Date(clock.now().getTime() - daysAgo * 86_400_000);
    const end = new Date(start.getTime() + 60 * 60_000);
    const place = { workspaceId, projectId, taskId, memberId: professional.id, hireId };
    await buildHours(product.database, { ...place, start, end });
    await world.later({ days: 40 });
    await runDeadlines();
  };
  const told = async () =>
    (await subjects(professional.email)).filter((one) => one === 'Os créditos de … acabaram').length;
  await wait(20);
  expect(await told()).toBe(1);
  // Its day is earlier than those that wait, so it stands before them.
  await wait(90);
  expect(await told()).toBe(1);
});

test('PRJ-06 at 80 % of a project’s credits owner and professionals are told once', async () => {
  const { accept, left, covered, subjects, professional, professionalId: hireId, projectId, taskId } = await scene(150);
  const told = async () => {
    const lists = [await subjects(professional.email), await subjects(world.owner.email)];
    return lists.map((list) => list.filter((subject) => subject.includes('80% dos créditos de … foram usados')).length);
  };
  const [, ofOwner] = await told();
  await accept();
  await world.later({ minutes: 1 });
  await runApprovals();
  const once = [1, ofOwner! + 1];
  expect([await left(), await told()]).toEqual([50_00, once]);
  // Hours that take more of what is left tell nobody again.
  const { workspaceId } = world;
  // Its day is another than those of the others, whatever the time is now.
  const start = new Date(clock.now().getTime() - 20 * 86_400_000);
  const end = new Date(start.getTime() + 6 * 60_000);
  const place = { workspaceId, projectId, taskId, memberId: professional.id, hireId };
  await buildHours(world.product.database, { ...place, start, end });
  await world.later({ days: 40 });
  await runDeadlines();
  expect([await covered(), await left(), await told()]).toEqual([[100_00, 100_00, 10_00], 40_00, once]);
});

test('PRJ-06 what goes back from a project that is over tells nobody to add credits', async () => {
  const { accept, left, subjects, professional, projectId } = await scene(600);
  await accept();
  await world.later({ minutes: 1 });
  await runApprovals();
  const told = async () => {
    const lists = [await subjects(professional.email), await subjects(world.owner.email)];
    return lists.map((list) => list.filter((subject) => subject.includes('réditos de …')).length);
  };
  const before = await told();
  await world.product.database.update(projects).set({ status: 'finished' }).where(eq(projects.id, projectId));
  await world.owner.call('POST /allocations/returns', { body: { projectId, cents: await left() } });
  expect([await left(), await told()]).toEqual([0, before]);
});

test('PRJ-06 approvals and allocations at once cover each hour once, and nothing goes below zero', async () => {
  const { accept, give, covered, left } = await scene(0);
  await accept();
  await world.later({ minutes: 1 });
  await Promise.all([runApprovals(), give(60), give(30), runApprovals(), give(30)]);
  expect((await covered()).toSorted()).toEqual([100_00, 100_00]);
  expect(await left()).toBe(0);
});
