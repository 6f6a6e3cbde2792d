import { afterAll, beforeAll, expect, test } from 'vitest';
import { clock as productTime } from '#platform/calendar/clock.ts';
import { startBoardWorld } from '#application/testing/work/board-world.ts';

let world: Awaited<ReturnType<typeof startBoardWorld>>;
beforeAll(async () => {
  world = await startBoardWorld();
});
afterAll(() => world.product.close());

/** At the next time that it is three in the afternoon in São Paulo, so that no test meets midnight unasked. */
async function startWork() {
  const scene = await world.work();
  const now = productTime.now();
  const days = now.getUTCHours() < 18 ? 0 : 1;
  const three = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + days, 18);
  await world.later({ minutes: Math.ceil((three - now.getTime()) / 60_000) });
  return scene;
}

type Scene = Awaited<ReturnType<typeof world.work>>;
/** Minutes before now. */
const ago = (minutes: number) => {
  const now = Math.floor(productTime.now().getTime() / 60_000) * 60_000;
  return new Date(now - minutes * 60_000).toISOString();
};
const post = ({ professional, projectId, taskId }: Scene, from: number, until: number) =>
  professional.call('POST /timeEntries', { body: { projectId, taskId, start: ago(from), end: ago(until) } });
const week = async ({ professional }: Scene) => (await professional.call('GET /timeEntries/week', {})).body;

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
