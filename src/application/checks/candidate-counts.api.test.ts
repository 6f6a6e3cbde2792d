import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { startPipelineWorld } from '#application/testing/pipeline-world.ts';
import { applications } from '#applications/server/tables.ts';

let world: Awaited<ReturnType<typeof startPipelineWorld>>;
beforeAll(async () => {
  world = await startPipelineWorld();
});

test('PIP-01 PRJ-01 every page counts as candidates all applications that were not withdrawn', async () => {
  const { projectId, members, ids } = await world.scene([
    'new',
    'qualify',
    'offered',
    'disqualified',
    'hired',
    'approvedButDeclined',
  ]);
  const withdrawn = await members[0]!.call('POST /applications/{applicationId}/withdraw', {
    params: { applicationId: ids[0]! },
  });
  expect(withdrawn.status).toBeLessThan(300);
  for (const [index, state] of (['setAside', 'closed'] as const).entries())
    await world.product.database
      .update(applications)
      .set({ state })
      .where(eq(applications.id, ids[index + 1]!));
  const expected = ids.length - 1;
  const { call } = world.owner;
  const place = { projectId, positionIndex: 0 };

  const { projects } = (await call('GET /myProjects', { query: { limit: 100 } })).body;
  const project = (await call('GET /myProjects/{projectId}', { params: { projectId } })).body;
  const board = (await call('GET /myProjects/{projectId}/positions/{positionIndex}/candidates', { params: place }))
    .body;
  const list = (await call('GET /myProjects/{projectId}/positions/{positionIndex}/candidates/list', { params: place }))
    .body;
  const company = (await call('GET /candidates', { query: { projectIds: projectId } })).body;
  const squad = (await call('GET /squads/{projectId}', { params: { projectId } })).body;
  const job = (await call('GET /opportunities/{projectId}/{positionIndex}', { params: place })).body;
  const suggested = (
    await call('GET /myProjects/{projectId}/positions/{positionIndex}/suggestedProfessionals', { params: place })
  ).body;
  const statistics = (await call('GET /hiringStatistics', { query: { projectId } })).body;
  const withdrew = statistics.stages.reduce((sum, { left }) => sum + left.withdrawn, 0);
  expect({
    list: projects.find(({ id }) => id === projectId)!.candidates,
    project: project.positions[0]!.candidates,
    board: board.total,
    columns: board.columns.reduce((sum, { count }) => sum + count, 0),
    switch: board.positions[0]!.candidates,
    table: list.count,
    company: company.count,
    squad: squad.places[0]!.candidates,
    job: job.management!.candidates,
    suggested: suggested.positions[0]!.candidates,
    statistics: statistics.came - withdrew,
  }).toEqual({
    list: expected,
    project: expected,
    board: expected,
    columns: expected,
    switch: expected,
    table: expected,
    company: expected,
    squad: expected,
    job: expected,
    suggested: expected,
    statistics: expected,
  });
});
