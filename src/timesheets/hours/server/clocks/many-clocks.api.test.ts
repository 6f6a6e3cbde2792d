import { randomBytes } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '#application/testing/pipeline-world.ts';
import { buildPeople } from '#accounts/builders.ts';
import { insist } from '#application/testing/steps/insist.ts';
import { startBoardWorld } from '#application/testing/work/board-world.ts';
import { hoursScenes, nextThree } from '#application/testing/work/hours-scene.ts';
import { buildProjects } from '#projects/builders.ts';
import { projectProfessionals } from '#projects/professionals/server/tables.ts';
import { projects } from '#projects/server/tables.ts';
import { buildBoard } from '#tasks/builders.ts';
import { tasks } from '#tasks/board/server/tables.ts';
import { runClocksJob } from '#timesheets/hours/server/run-clocks.ts';
import { runningClocks, timeEntries } from '#timesheets/hours/server/tables.ts';

let world: Awaited<ReturnType<typeof startBoardWorld>>;
const { startWork } = hoursScenes(() => world);
beforeAll(async () => {
  world = await startBoardWorld();
});
afterAll(() => world.product.close());

const PEOPLE = 50;
type Worker = Pick<Person, 'id' | 'call'>;
type Act = () => Promise<{ status: number }>;

async function crowd(): Promise<Worker[]> {
  const { product } = world;
  const people = Array.from({ length: PEOPLE }, () => ({
    role: 'squadMember' as const,
    name: 'Someone',
    email: `${randomBytes(6).toString('hex')}@example.com`,
  }));
  const built: Worker[] = [];
  for (const { id } of await buildPeople(product.database, people))
    built.push({ id, call: product.caller(await product.openSession(id)) });
  return built;
}

/** A running project with some tasks in progress, at which all of these people work. */
async function projectOf(people: readonly Worker[]) {
  const { database } = world.product;
  const place = { workspaceId: world.workspaceId, createdBy: world.owner.id };
  const positions = people.map((_, index) => ({ title: `Place ${index}` }));
  const [built] = await buildProjects(database, { ...place, projects: [{ title: 'Crowd', positions }] });
  const { projectId } = built!;
  await database.update(projects).set({ status: 'ongoing' }).where(eq(projects.id, projectId));
  const { workspaceId } = place;
  await database.insert(projectProfessionals).values(
    people.map(({ id: memberId }, index) => ({
      ...{ workspaceId, projectId, memberId, positionId: built!.positions[index]!.id },
    })),
  );
  const { taskIds } = await buildBoard(database, {
    ...{ projectId, workspaceId, ownerId: world.owner.id, enabledAt: new Date(), tags: [] },
    tasks: Array.from({ length: 5 }, (_, index) => ({
      ...{ title: `Task ${index}`, status: 'inProgress' as const, estimatedHours: 40, createdAt: new Date() },
      assigned: people.filter((__, person) => person % 5 === index).map(({ id }) => id),
    })),
  });
  return { projectId, taskOf: (person: number) => ({ projectId, taskId: taskIds[person % 5]! }) };
}

test('TSK-05 fifty people start, change and stop clocks at once: no minute is lost or counted twice', async () => {
  const { product } = world;
  const people = await crowd();
  const [one, other] = [await projectOf(people), await projectOf(people)];
  await world.until(nextThree());
  const statuses = new Map<number, number>();
  const note = ({ status }: { status: number }) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const everybody = (actsOf: (person: Worker, index: number) => Act[]) =>
    Promise.all(people.flatMap((person, index) => actsOf(person, index).map(async (act) => note(await insist(act)))));
  // Half of them go one way and half the other way between the same two tasks.
  const go = (round: number, devices = [0]) =>
    everybody(({ call }, index) => {
      const body = { ...((index + round) % 2 === 0 ? one : other).taskOf(index), stopOther: true };
      return devices.map(() => () => call.raw('POST /timeEntries/clock', { body }));
    });
  await go(0, [0, 1]);
  await world.later({ minutes: 20 });
  await go(1);
  await world.later({ minutes: 10 });
  await Promise.all([go(2), product.runJob(runClocksJob, {})]);
  await world.later({ minutes: 7 });
  await everybody(({ call }) => [0, 1].map(() => () => call.raw('DELETE /timeEntries/clock', {})));
  // When two devices stop the clock, one of them does it.
  expect([...statuses].toSorted()).toEqual([
    [200, 5 * PEOPLE],
    [409, PEOPLE],
  ]);
  const ids = people.map(({ id }) => id);
  expect(await product.database.$count(runningClocks, inArray(runningClocks.memberId, ids))).toBe(0);
  const entries = await product.database
    .select()
    .from(timeEntries)
    .where(inArray(timeEntries.memberId, ids))
    .orderBy(timeEntries.startedAt);
  for (const id of ids)
    expect(entries.filter(({ memberId }) => memberId === id).map(({ minutes }) => minutes)).toEqual([20, 10, 7]);
  const consumed = await product.database
    .select()
    .from(tasks)
    .where(inArray(tasks.projectId, [one.projectId, other.projectId]));
  expect(consumed.reduce((sum, { consumedMinutes }) => sum + consumedMinutes, 0)).toBe(PEOPLE * 37);
}, 120_000);

test.each([
  ['leaves In progress', { status: 'finished' as const }],
  ['is taken off its professional', { assigned: [] }],
])('TSK-05 a task that %s ends the clock at it; what it counted stays', async (_what, change) => {
  const { professional, projectId, taskId } = await startWork();
  const { clock } = (await professional.call('POST /timeEntries/clock', { body: { projectId, taskId } })).body;
  await world.later({ minutes: 25 });
  expect((await world.change(world.owner, projectId, taskId, change)).status).toBe(200);
  const { body } = await professional.call('GET /timeEntries/clock', {});
  expect(Date.parse(body.clock!.endsAt) - Date.parse(clock.startedAt)).toBeLessThanOrEqual(26 * 60_000);
  await world.later({ minutes: 30 });
  await world.product.runJob(runClocksJob, {});
  const entries = await world.product.database
    .select()
    .from(timeEntries)
    .where(eq(timeEntries.memberId, professional.id));
  const minutes = entries.reduce((sum, entry) => sum + entry.minutes, 0);
  expect([25, 26]).toContain(minutes);
  expect((await professional.call('GET /timeEntries/clock', {})).body.clock).toBeNull();
});
