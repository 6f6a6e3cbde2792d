import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBoardWorld } from '#application/testing/work/board-world.ts';
import type { Person } from '#application/testing/pipeline-world.ts';
import { buildHours } from '#timesheets/builders.ts';

let world: Awaited<ReturnType<typeof startBoardWorld>>;
beforeAll(async () => {
  world = await startBoardWorld();
});
afterAll(() => world.product.close());

test('TSK-04 an open task forecasts its total from the steps done, for whoever sees it; a finished one does not', async () => {
  const { projectId, taskId, professional, professionalId, outsider } = await world.work({ estimatedHours: 3 });
  const params = { projectId, taskId };
  const forecast = async (who: Person) => (await who.call('GET /tasks/{projectId}/{taskId}/forecast', { params })).body;
  expect(await forecast(world.owner)).toEqual({ forecast: null });
  const end = new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000 - 24 * 3_600_000);
  await buildHours(world.product.database, {
    ...{ ...params, workspaceId: world.workspaceId, memberId: professional.id, hireId: professionalId },
    ...{ start: new Date(end.getTime() - 2 * 3_600_000), end },
  });
  expect(await forecast(world.owner), 'neither steps nor a due date').toEqual({ forecast: null });
  const { version } = (await world.open(world.owner, projectId, taskId)).body;
  const checklist = ['Draw', 'Build', 'Try'].map((text, index) => ({ text, done: index === 0 }));
  await world.change(professional, projectId, taskId, { checklist, version });
  for (const who of [world.owner, professional])
    expect(await forecast(who)).toEqual({ forecast: { totalMinutes: 360, basis: 'checklist' } });
  for (const who of [outsider, world.otherOwner])
    expect((await who.call.raw('GET /tasks/{projectId}/{taskId}/forecast', { params })).status).toBe(404);
  await world.change(professional, projectId, taskId, { status: 'finished' });
  expect(await forecast(world.owner)).toEqual({ forecast: null });
});
