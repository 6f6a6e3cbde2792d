import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf } from '#application/testing/steps/code-of.ts';
import { startBoardWorld } from '#application/testing/work/board-world.ts';
import { hoursScenes, type WorkScene } from '#application/testing/work/hours-scene.ts';

let world: Awaited<ReturnType<typeof startBoardWorld>>;
beforeAll(async () => {
  world = await startBoardWorld();
});
afterAll(() => world.product.close());

const { startWork, post, entriesOf, week, runJob } = hoursScenes(() => world);

test('TSK-05 the clock runs on the server: one for each person, seen by every device, stopped once', async () => {
  const scene = await startWork({ status: 'toDo' });
  const { professional, projectId, taskId } = scene;
  const start = (more: object = {}) =>
    professional.call.raw('POST /timeEntries/clock', { body: { projectId, taskId, ...more } });
  const started = await Promise.all(Array.from({ length: 8 }, () => start()));
  expect(new Set(started.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await week(scene)).clock).toMatchObject({ taskId });
  expect((await world.open(professional, projectId, taskId)).body.status).toBe('inProgress');
  const { body } = await world.add(professional, projectId, { title: 'Other', estimatedHours: 4 });
  expect(codeOf(await start({ taskId: body.taskId }))).toEqual([409, 'timesheets.clockRuns']);
  await world.later({ minutes: 45 });
  expect((await start({ taskId: body.taskId, stopOther: true })).status).toBe(200);
  expect(await entriesOf(professional.id)).toMatchObject([{ minutes: 45, taskId, origin: 'clock' }]);
  await world.later({ minutes: 20 });
  // Hours by hand cannot lie under a clock that runs.
  expect(codeOf(await post(scene, 10, 5))).toEqual([409, 'timesheets.clockRuns']);
  const stops = await Promise.all([0, 1].map(() => professional.call.raw('DELETE /timeEntries/clock', {})));
  expect(stops.map(codeOf).toSorted()).toEqual([
    [200, undefined],
    [409, 'timesheets.clockGone'],
  ]);
  expect((await entriesOf(professional.id)).map(({ minutes }) => minutes)).toEqual([45, 20]);
  // Less than a minute leaves nothing.
  await start({ taskId: body.taskId });
  expect((await professional.call('DELETE /timeEntries/clock', {})).body.entries).toEqual([]);
});

test('TIM-01 a clock splits at midnight, stops at the cap, and loses nothing while nobody looks', async () => {
  const scene = await startWork();
  const { professional, projectId, taskId } = scene;
  await world.later({ hours: 7 });
  // Ten in the evening.
  await professional.call('POST /timeEntries/clock', { body: { projectId, taskId } });
  await world.later({ hours: 3 });
  await runJob();
  await runJob();
  expect((await entriesOf(professional.id)).map(({ minutes }) => minutes)).toEqual([120]);
  expect((await week(scene)).clock).not.toBeNull();
  // No process ran for a day.
  await world.later({ hours: 24 });
  await Promise.all([runJob(), runJob()]);
  const entries = await entriesOf(professional.id);
  expect(entries.map(({ minutes }) => minutes)).toEqual([120, 480]);
  expect(entries[0]!.endedAt).toEqual(entries[1]!.startedAt);
  expect((await professional.call('GET /timeEntries/clock', {})).body.clock).toBeNull();
  expect(codeOf(await professional.call.raw('DELETE /timeEntries/clock', {}))).toEqual([409, 'timesheets.clockGone']);
});

test('TIM-01 a project that ends, a hire that ends and a deleted task end their clocks; open tasks are free again', async () => {
  const scenes = [await startWork(), await world.work(), await world.work()];
  const [finished, left, deleted] = scenes as [WorkScene, WorkScene, WorkScene];
  await world.later({ minutes: 1 });
  for (const { professional, projectId, taskId } of scenes)
    await professional.call('POST /timeEntries/clock', { body: { projectId, taskId } });
  await world.later({ minutes: 30 });
  expect((await world.move(world.owner, finished.projectId, 'finished')).status).toBe(200);
  const { professionals } = await world.readSquad(world.owner, left.projectId);
  const [hire] = professionals;
  await world.admin.call('PUT /deactiveSquadMember', {
    body: { professionalId: hire!.id, version: 1, hoursOwed: true, financeNote: 'x' },
  });
  await world.remove(world.owner, deleted.projectId, deleted.taskId);
  await world.later({ minutes: 30 });
  await runJob();
  for (const { professional } of scenes) {
    expect((await entriesOf(professional.id)).map(({ minutes }) => minutes)).toEqual([30]);
    expect((await professional.call('GET /timeEntries/clock', {})).body.clock).toBeNull();
  }
  expect((await world.open(world.owner, left.projectId, left.taskId)).body.assigned).toEqual([]);
  const history = await world.owner.call('GET /tasks/{projectId}/history', {
    params: { projectId: left.projectId },
    query: { taskId: left.taskId },
  });
  expect(history.body.changes[0]).toMatchObject({ kind: 'unassigned', actor: null });
  expect(codeOf(await post(finished, 20, 10))).toEqual([409, 'timesheets.hoursClosed']);
  expect(codeOf(await post(left, 20, 10))).toEqual([403, 'timesheets.notWorking']);
});
