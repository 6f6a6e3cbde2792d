import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf } from '#application/testing/steps/code-of.ts';
import { startBoardWorld } from '#application/testing/work/board-world.ts';
import { hoursScenes } from '#application/testing/work/hours-scene.ts';
import { clock } from '#platform/calendar/clock.ts';
import { projectProfessionals } from '#projects/professionals/server/tables.ts';
import { projects } from '#projects/server/tables.ts';
import { supportTickets } from '#support/server/tables.ts';
import { taskBoards, tasks, taskTags } from '#tasks/board/server/tables.ts';
import { buildHours } from '#timesheets/builders.ts';
import { runClocksJob } from '#timesheets/hours/server/run-clocks.ts';
import type { EntryState } from '#timesheets/hours/rules/entry-life.ts';
import { timeEntries } from '#timesheets/hours/server/tables.ts';
import { applyReviewsJob } from '#timesheets/review/server/apply-reviews.ts';
import { passDeadlinesJob } from '#timesheets/review/server/pass-deadlines.ts';
import { taskViews } from '#tasks/views/server/saved/tables.ts';
import { spaceRecords } from './records.ts';

let world: Awaited<ReturnType<typeof startBoardWorld>>;
const { startWork } = hoursScenes(() => world);
beforeAll(async () => {
  world = await startBoardWorld();
});
afterAll(() => world.product.close());

type Scene = Awaited<ReturnType<typeof world.work>>;

/** Hours of yesterday, one after the other, in these states. */
async function write({ projectId, taskId, professional, professionalId: hireId }: Scene, states: EntryState[]) {
  const noon = Math.floor(clock.now().getTime() / 86_400_000) * 86_400_000 - 86_400_000 + 12 * 3_600_000;
  const place = { workspaceId: world.workspaceId, projectId, taskId, memberId: professional.id, hireId };
  const ids: string[] = [];
  for (const [index, state] of states.entries()) {
    const span = { start: new Date(noon + index * 1_800_000), end: new Date(noon + (index + 1) * 1_800_000) };
    ids.push(...(await buildHours(world.product.database, { ...place, ...span, state })).entryIds);
  }
  return ids;
}
const statesOf = async (taskId: string) =>
  (
    await world.product.database
      .select({ state: timeEntries.state })
      .from(timeEntries)
      .where(eq(timeEntries.taskId, taskId))
      .orderBy(timeEntries.startedAt)
  ).map(({ state }) => state);

test.each(['finished', 'canceled'] as const)(
  'PRJ-01 a %s project takes no new tasks or hours; contests, approvals, rulings and deadlines go on',
  async (status) => {
    const scene = await world.work();
    const { projectId, taskId, professional } = scene;
    const approved = (await world.add(world.owner, projectId, { title: 'Other', status: 'backlog' })).body.taskId;
    await write(scene, ['pending']);
    await world.change(professional, projectId, taskId, { status: 'finished' });
    const more = status === 'canceled' ? { reason: 'Budget cut' } : {};
    expect((await world.move(world.admin, projectId, status, more)).status).toBe(200);

    const add = { params: { projectId }, body: { title: 'New' } };
    expect(codeOf(await world.owner.call.raw('POST /tasks/{projectId}/postTask', add))).toEqual([
      409,
      'tasks.projectEnded',
    ]);
    const start = new Date(Math.floor(clock.now().getTime() / 60_000) * 60_000 - 600_000);
    const span = { start: start.toISOString(), end: new Date(start.getTime() + 300_000).toISOString() };
    for (const answer of [
      await professional.call.raw('POST /timeEntries', { body: { projectId, taskId, ...span } }),
      await professional.call.raw('POST /timeEntries/clock', { body: { projectId, taskId } }),
    ])
      expect(codeOf(answer)).toEqual([409, 'timesheets.hoursClosed']);
    const edit = { params: { projectId, taskId: approved }, body: { status: 'toDo' as const } };
    expect((await world.owner.call.raw('PATCH /tasks/{projectId}/{taskId}', edit)).status).toBe(409);

    const [entry] = await world.product.database.select().from(timeEntries).where(eq(timeEntries.taskId, taskId));
    const params = { entryId: entry!.id };
    await world.owner.call('POST /timeEntries/contestTimeEntry', { body: { entryId: entry!.id, reason: 'Why?' } });
    await professional.call('POST /timeEntries/{entryId}/answer', { params, body: { text: 'It was asked for' } });
    await world.owner.call('POST /timeEntries/{entryId}/cancelContest', { params, body: { reason: 'Right' } });
    await world.owner.call('POST /tasks/{projectId}/{taskId}/accept', { params: { projectId, taskId } });
    await world.later({ minutes: 1 });
    await world.product.runJob(applyReviewsJob, {});
    expect(await statesOf(taskId)).toEqual(['payable']);
  },
);

test('PRJ-01 the deadlines and rulings of an ended project come, whoever sleeps', async () => {
  const scene = await world.work();
  const { projectId, taskId } = scene;
  const [contested] = await write(scene, ['pending', 'pending']);
  await world.move(world.owner, projectId, 'finished');
  await world.owner.call('POST /timeEntries/contestTimeEntry', { body: { entryId: contested!, reason: 'Why?' } });
  await world.later({ days: 70 });
  await world.product.runJob(passDeadlinesJob, {});
  expect(await statesOf(taskId)).toEqual(['held', 'payable']);
  const [ticket] = await world.product.database
    .select({ id: supportTickets.id })
    .from(supportTickets)
    .where(eq(supportTickets.timeEntryId, contested!));
  const ruling = { supportId: ticket!.id, verdict: 'refused' as const, words: 'Nobody worked' };
  expect((await world.admin.call('POST /timeEntries/ruling', { body: ruling })).body).toEqual({ ruled: 1 });
  expect(await statesOf(taskId)).toEqual(['refused', 'payable']);
});

test('PRJ-01 another owner takes tasks, tags and open hours along; paid ones stay with who paid', async () => {
  const scene = await world.work();
  const { projectId } = scene;
  await world.owner.call('POST /tasks/{projectId}/tags', {
    params: { projectId },
    body: { name: 'Bug', colour: 'danger' },
  });
  const view = { name: 'Mine', settings: { look: 'table', sort: 'title', direction: 'ascending' } } as const;
  for (const person of [world.owner, scene.professional])
    await person.call('POST /tasks/{projectId}/views', { params: { projectId }, body: view });
  const staying = await world.board();
  await world.owner.call('POST /tasks/{projectId}/views', { params: { projectId: staying.projectId }, body: view });
  const ids = await write(scene, ['paid', 'payable', 'held']);
  const { version } = await world.readProject(world.admin, projectId);
  const migrate = () =>
    world.admin.call.raw('PUT /changeProjectOwner/{squadOwnerId}', {
      params: { squadOwnerId: world.otherOwner.id },
      body: { projectId, version },
    });
  expect(codeOf(await migrate())).toEqual([409, 'timesheets.hoursUnsettled']);
  const { database } = world.product;
  await database.update(timeEntries).set({ state: 'refused' }).where(eq(timeEntries.id, ids[2]!));
  expect((await migrate()).status).toBe(200);
  const moved = (
    await database.select().from(projectProfessionals).where(eq(projectProfessionals.projectId, projectId))
  )[0]!.workspaceId;
  expect(moved).not.toBe(world.workspaceId);
  for (const table of [tasks, taskBoards])
    expect((await database.select().from(table).where(eq(table.projectId, projectId)))[0]!.workspaceId).toBe(moved);
  expect(await database.select().from(taskTags).where(eq(taskTags.projectId, projectId))).toHaveLength(1);
  const views = await database.select().from(taskViews).where(eq(taskViews.projectId, projectId));
  expect(views.map(({ authorId }) => authorId)).toEqual([scene.professional.id]);
  expect(await database.$count(taskViews, eq(taskViews.projectId, staying.projectId))).toBe(1);
  const spaces = await database
    .select({ space: timeEntries.workspaceId })
    .from(timeEntries)
    .where(eq(timeEntries.projectId, projectId))
    .orderBy(timeEntries.startedAt);
  expect(spaces.map(({ space }) => space)).toEqual([world.workspaceId, moved, moved]);
});

test('PRJ-01 a space that paid hours is in use, and one with hours still due cannot be closed', async () => {
  const other = await startBoardWorld();
  const scene = await other.work();
  const { database } = world.product;
  const space = other.workspaceId;
  const names = async () => (await spaceRecords.findObstacle!(database, space, 'owner'))?.code;
  expect(await names()).toBeUndefined();
  await scene.professional.call('POST /timeEntries/clock', {
    body: { projectId: scene.projectId, taskId: scene.taskId },
  });
  expect(await names()).toBe('timesheets.hoursUnsettled');
  await other.later({ minutes: 30 });
  await scene.professional.call('DELETE /timeEntries/clock', {});
  await world.product.runJob(runClocksJob, {});
  for (const state of ['pending', 'contested', 'held'] as const) {
    await database.update(timeEntries).set({ state }).where(eq(timeEntries.projectId, scene.projectId));
    expect(await names()).toBe('timesheets.hoursUnsettled');
  }
  await database.update(timeEntries).set({ state: 'paid' }).where(eq(timeEntries.projectId, scene.projectId));
  expect(await names()).toBeUndefined();
  const { version } = await other.readProject(other.admin, scene.projectId);
  await other.admin.call('PUT /changeProjectOwner/{squadOwnerId}', {
    params: { squadOwnerId: other.otherOwner.id },
    body: { projectId: scene.projectId, version },
  });
  await database.delete(taskBoards).where(eq(taskBoards.workspaceId, space));
  expect(await spaceRecords.hasRecords!(database, space)).toBe(true);
});

test('PRJ-01 whoever is replaced stops: the clock ends there and open tasks are free', async () => {
  const scene = await startWork();
  const { projectId, taskId, professional, professionalId } = scene;
  await professional.call('POST /timeEntries/clock', { body: { projectId, taskId } });
  await world.later({ minutes: 30 });
  await world.replace(world.owner, projectId, professionalId);
  // They stay until somebody was hired in their place.
  expect((await professional.call('GET /timeEntries/clock', {})).body.clock).not.toBeNull();
  await world.product.database
    .update(projectProfessionals)
    .set({ state: 'replaced', endedAt: clock.now() })
    .where(eq(projectProfessionals.id, professionalId));
  await world.later({ minutes: 30 });
  await world.product.runJob(runClocksJob, {});
  expect((await professional.call('GET /timeEntries/clock', {})).body.clock).toBeNull();
  expect(await statesOf(taskId)).toEqual(['pending']);
  const [entry] = await world.product.database.select().from(timeEntries).where(eq(timeEntries.taskId, taskId));
  expect(entry!.minutes).toBe(30);
  expect((await world.open(world.owner, projectId, taskId)).body.assigned).toEqual([]);
});

test.each(['awaitingProfessionalContracts', 'awaitingPayment'] as const)(
  'TIM-01 a project that is %s takes no hours yet, and says that it has not started',
  async (status) => {
    const { projectId, taskId, professional } = await world.work();
    await world.product.database.update(projects).set({ status }).where(eq(projects.id, projectId));
    const body = { projectId, taskId };
    const answer = await professional.call.raw('POST /timeEntries/clock', { body });
    expect(codeOf(answer)).toEqual([409, 'timesheets.notStarted']);
  },
);
