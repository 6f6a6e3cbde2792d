import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildColleague } from '#application/testing/project-world.ts';
import { startBoardWorld } from '#application/testing/work/board-world.ts';
import { clock } from '#platform/calendar/clock.ts';
import { buildHours } from '#timesheets/builders.ts';

let world: Awaited<ReturnType<typeof startBoardWorld>>;
beforeAll(async () => {
  world = await startBoardWorld();
});
afterAll(() => world.product.close());

test('PRJ-01 list and detail show planned and worked hours of the tasks, to whoever may look at tasks', async () => {
  const { projectId, taskId, professional, professionalId: hireId } = await world.work({ estimatedHours: 10 });
  const { projectId: bare } = await world.board({ enabled: false });
  await world.add(world.owner, projectId, { title: 'Other', estimatedHours: 2.5 });
  const dropped = (await world.add(world.owner, projectId, { title: 'Dropped', estimatedHours: 8 })).body.taskId;
  await world.remove(world.owner, projectId, dropped);
  const noon = Math.floor(clock.now().getTime() / 86_400_000) * 86_400_000 - 43_200_000;
  const place = { workspaceId: world.workspaceId, projectId, taskId, memberId: professional.id, hireId };
  for (const [index, state] of (['pending', 'paid', 'refused'] as const).entries()) {
    const start = new Date(noon + index * 3_600_000);
    await buildHours(world.product.database, { ...place, start, end: new Date(start.getTime() + 2_700_000), state });
  }
  const hours = { plannedMinutes: 750, consumedMinutes: 90 };
  const headers = { headers: { workspaceid: world.workspaceId } };
  const read = async (who: typeof world.owner, more: object = {}) => {
    const list = (await who.call('GET /myProjects', { query: { limit: 100 }, ...more })).body.projects;
    const listed = list.find(({ id }) => id === projectId)!;
    const { body } = await who.call('GET /myProjects/{projectId}', { params: { projectId }, ...more });
    expect(body.hours).toEqual(listed.hours);
    expect(body.professionals).toEqual(listed.professionals);
    return { listed, bare: list.find(({ id }) => id === bare)!.hours };
  };
  expect(await read(world.owner)).toMatchObject({
    listed: { hours, professionals: { linked: 1, active: 1 } },
    bare: null,
  });
  expect((await world.readProject(world.admin, projectId)).hours).toEqual(hours);
  expect((await read(world.tracker, headers)).listed.hours).toEqual(hours);
  const accountant = await buildColleague(world.product, world.workspaceId, ['accessPayments']);
  expect((await read(accountant, headers)).listed.hours).toBeNull();
});
