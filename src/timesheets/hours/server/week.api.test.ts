import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBoardWorld } from '#application/testing/work/board-world.ts';
import { hoursScenes } from '#application/testing/work/hours-scene.ts';

let world: Awaited<ReturnType<typeof startBoardWorld>>;
beforeAll(async () => {
  world = await startBoardWorld();
});
afterAll(() => world.product.close());

const { startWork, post, week } = hoursScenes(() => world);

test('TIM-01 the week names what can be copied and the tasks that take hours, the latest first', async () => {
  const scene = await startWork();
  const { professional, projectId, taskId } = scene;
  const other = (await world.add(professional, projectId, { title: 'Other', estimatedHours: 4, status: 'toDo' })).body;
  await world.add(professional, projectId, { title: 'Unplanned' });
  const listed = async () => (await week(scene)).tasks.map((task) => task.taskId);
  expect(await listed()).toEqual([taskId]);
  await world.change(professional, projectId, other.taskId, { status: 'inProgress' });
  await post({ ...scene, taskId: other.taskId }, 90, 60);
  expect(await listed()).toEqual([other.taskId, taskId]);
  const { today } = await week(scene);
  await world.later({ days: 7 });
  expect((await week(scene)).before).toEqual([{ date: today, minutes: 30 }]);
  // Only the hours at one task are copied when it is named.
  const copy = { from: today, to: (await week(scene)).today, taskId };
  expect((await professional.call('POST /timeEntries/copyDay', { body: copy })).body.entries).toEqual([]);
  await world.change(world.owner, projectId, other.taskId, { assigned: [] });
  expect(await listed()).toEqual([taskId]);
});

test('TIM-01 whoever left a project reads the own hours there, and can put down none', async () => {
  const scene = await startWork();
  await post(scene, 60, 30);
  await world.admin.call('PUT /deactiveSquadMember', {
    body: { professionalId: scene.professionalId, version: 1, hoursOwed: true, financeNote: 'x' },
  });
  const { days, tasks: open, projects } = await week(scene);
  expect(days.flatMap(({ entries }) => entries)).toMatchObject([{ minutes: 30, abilities: { edit: 'freely' } }]);
  expect([open, projects]).toEqual([[], []]);
});

test.each(['9999-12-31', '0000-01-01', '2200-01-01'])(
  'TIM-06 the week of %s is none that a calendar shows',
  async (weekOf) => {
    const { professional, projectId } = await startWork();
    const refusals = [
      await professional.call.raw('GET /timeEntries/week', { query: { weekOf } }),
      await professional.call.raw('PUT /timeEntries/week', { body: { projectId, weekOf, complete: true } }),
    ];
    expect(refusals).toMatchObject(
      refusals.map(() => ({ status: 422, body: { error: { code: 'platform.invalid' } } })),
    );
  },
);

test('TIM-06 a week is said to be complete, and that is taken back', async () => {
  const scene = await startWork();
  const { projectId, professional } = scene;
  const { weekOf } = await week(scene);
  const say = (complete: boolean) =>
    professional.call('PUT /timeEntries/week', { body: { projectId, weekOf, complete } });
  await say(true);
  await say(true);
  expect((await week(scene)).projects).toMatchObject([{ projectId, completedAt: expect.any(String) }]);
  // The company sees it beside the balance of the month.
  const seen = async () => {
    const { body } = await world.owner.call('GET /timeControlData/{projectId}', { params: { projectId }, query: {} });
    return body.professionals[0]!.weeks;
  };
  expect(await seen()).toContainEqual({ weekOf, completedAt: expect.any(String) });
  await say(false);
  expect(await seen()).toContainEqual({ weekOf, completedAt: null });
  expect((await week(scene)).projects).toMatchObject([{ projectId, completedAt: null }]);
  // Any date names its week; one that has not begun is never complete.
  const ahead = new Date(Date.parse(weekOf) + 7 * 86_400_000).toISOString().slice(0, 10);
  const refused = await professional.call.raw('PUT /timeEntries/week', {
    body: { projectId, weekOf: ahead, complete: true },
  });
  expect([refused.status, refused.body]).toMatchObject([422, { error: { code: 'timesheets.weekAhead' } }]);
});
