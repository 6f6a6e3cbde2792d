import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBoardWorld } from '#application/testing/work/board-world.ts';
import { MAXIMUM_VIEWS_PER_PERSON } from '#tasks/rules/task-limits.ts';
import { taskViews } from './tables.ts';

let world: Awaited<ReturnType<typeof startBoardWorld>>;
beforeAll(async () => {
  world = await startBoardWorld();
});
afterAll(() => world.product.close());

type Who = (typeof world)['owner'];
const headersOf = (who: Who) => (who === world.tracker ? { headers: { workspaceid: world.workspaceId } } : {});
const settings = { look: 'table', search: 'urgente', sort: 'dueOn', direction: 'descending' } as const;
const save = (who: Who, projectId: string, name: string) =>
  who.call('POST /tasks/{projectId}/views', { params: { projectId }, body: { name, settings }, ...headersOf(who) });
const viewsOf = async (who: Who, projectId: string) =>
  (await who.call('GET /tasks/{projectId}/views', { params: { projectId }, ...headersOf(who) })).body.views;
const choose = (who: Who, projectId: string, viewId: string | null) =>
  who.call('PUT /tasks/{projectId}/defaultView', { params: { projectId }, body: { viewId }, ...headersOf(who) });

it('TSK-03 saved views belong to a person and a board; others neither see nor change them', async () => {
  const { owner, tracker, otherOwner } = world;
  const { projectId, professional } = await world.board();
  const { viewId, version } = (await save(owner, projectId, 'Esta semana')).body;
  await save(owner, projectId, 'À parte');
  expect((await viewsOf(owner, projectId)).map(({ name }) => name)).toEqual(['À parte', 'Esta semana']);
  expect((await viewsOf(owner, projectId))[1]).toMatchObject({ viewId, settings, isDefault: false });
  expect([await viewsOf(tracker, projectId), await viewsOf(professional, projectId)]).toEqual([[], []]);
  expect(await viewsOf(owner, (await world.board()).projectId)).toEqual([]);
  const foreign = await otherOwner.call('GET /tasks/{projectId}/views', { params: { projectId } });
  expect(foreign.status).toBe(404);

  const params = { projectId, viewId };
  const change = (who: Who, name: string, seen: number) =>
    who.call('PATCH /tasks/{projectId}/views/{viewId}', {
      params,
      body: { name, settings, version: seen },
      ...headersOf(who),
    });
  const both = await Promise.all([change(owner, 'A', version), change(owner, 'B', version)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await change(tracker, 'x', version + 1)).status).toBe(404);
  expect((await change(otherOwner, 'x', version + 1)).status).toBe(404);
  const gone = (who: Who) => who.call('DELETE /tasks/{projectId}/views/{viewId}', { params, ...headersOf(who) });
  expect((await gone(tracker)).status).toBe(404);
  expect((await gone(owner)).status).toBe(200);
  expect(await viewsOf(owner, projectId)).toHaveLength(1);
});

it('TSK-03 one view is the default, also when two are chosen at once, until it is deleted', async () => {
  const { owner, tracker } = world;
  const { projectId } = await world.board();
  const [one, other] = [(await save(owner, projectId, 'one')).body, (await save(owner, projectId, 'other')).body];
  const chosen = async () =>
    (await viewsOf(owner, projectId)).flatMap(({ isDefault, name }) => (isDefault ? [name] : []));
  await Promise.all([choose(owner, projectId, one.viewId), choose(owner, projectId, other.viewId)]);
  expect(await chosen()).toHaveLength(1);
  expect((await choose(tracker, projectId, one.viewId)).status).toBe(404);
  expect((await choose(owner, projectId, one.viewId)).status).toBe(200);
  expect(await chosen()).toEqual(['one']);
  expect((await choose(owner, projectId, null)).status).toBe(200);
  expect(await chosen()).toEqual([]);
});

it('TSK-03 views are limited, hold nothing else, and stay on an ended board', async () => {
  const { owner, tracker, product } = world;
  const { projectId, professional } = await world.board();
  for (const who of [owner, professional])
    await product.database.insert(taskViews).values(
      Array.from({ length: MAXIMUM_VIEWS_PER_PERSON - 1 }, () => ({
        projectId,
        authorId: who.id,
        name: 'x',
        settings,
      })),
    );
  const two = await Promise.all([save(owner, projectId, 'a'), save(owner, projectId, 'b')]);
  expect(two.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect((await save(tracker, projectId, 'Mine')).status).toBe(201);
  const body = { name: 'x', settings: { ...settings, script: 'x' } };
  expect((await owner.call.raw('POST /tasks/{projectId}/views', { params: { projectId }, body })).status).toBe(422);
  const without = await world.board({ enabled: false });
  const refused = await save(owner, without.projectId, 'x');
  expect([refused.status, (refused.body as { error?: { code: string } }).error?.code]).toEqual([
    409,
    'tasks.boardNotEnabled',
  ]);
  expect((await world.move(owner, projectId, 'finished')).status).toBe(200);
  expect((await choose(tracker, projectId, null)).status).toBe(200);
});
