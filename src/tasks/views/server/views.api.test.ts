import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBoardWorld } from '#application/testing/work/board-world.ts';
import { newId } from '#platform/db/columns.ts';
import { tasks } from '#tasks/board/server/tables.ts';

let world: Awaited<ReturnType<typeof startBoardWorld>>;
beforeAll(async () => {
  world = await startBoardWorld();
});
afterAll(() => world.product.close());

type Who = (typeof world)['owner'];
const calendar = (who: Who, projectId: string, query: { from: string; to: string; search?: string }) =>
  who.call('GET /tasks/{projectId}/calendar', { params: { projectId }, query, ...world.headersOf(who) });

describe('the tasks of a board as a table', () => {
  it('TSK-03 stand in any order, page by page, each once; those without a figure last', async () => {
    const { owner, tracker } = world;
    const { projectId, professional } = await world.board();
    const due = ['2026-12-03', null, '2026-12-01', '2026-12-02', null];
    for (const [index, title] of ['Échafaudage', 'banana', 'Zinco', 'árvore', 'Casa'].entries())
      await world.add(owner, projectId, {
        ...{ title, dueOn: due[index]!, status: index % 2 === 0 ? 'toDo' : 'backlog', assigned: [professional.id] },
        ...(index > 1 && { estimatedHours: index }),
      });
    const titles = async (query: object) =>
      (await world.list(tracker, projectId, query)).body.tasks.map(({ title }) => title);
    expect(await titles({})).toEqual(['árvore', 'banana', 'Casa', 'Zinco', 'Échafaudage']);
    const byTitle = ['árvore', 'banana', 'Casa', 'Échafaudage', 'Zinco'];
    expect(await titles({ sort: 'title' })).toEqual(byTitle);
    expect(await titles({ sort: 'title', direction: 'descending' })).toEqual(byTitle.toReversed());
    expect((await titles({ sort: 'dueOn' })).slice(0, 3)).toEqual(['Zinco', 'árvore', 'Échafaudage']);
    expect((await titles({ sort: 'dueOn', direction: 'descending' })).slice(0, 3)).toEqual([
      'Échafaudage',
      'árvore',
      'Zinco',
    ]);
    expect((await titles({ sort: 'estimate' })).slice(0, 3)).toEqual(['Zinco', 'árvore', 'Casa']);
    expect((await titles({ sort: 'estimate', direction: 'descending' })).slice(0, 3)).toEqual([
      'Casa',
      'árvore',
      'Zinco',
    ]);
    expect(await titles({ search: 'casa', assigned: professional.id })).toEqual(['Casa']);
  });

  it.each(['status', 'title', 'dueOn', 'estimate', 'consumed'] as const)(
    'TSK-03 pages by %s in both directions without a gap, and refuses a made-up cursor',
    async (sort) => {
      const { owner } = world;
      const { projectId } = await world.board();
      await world.plantTasks(projectId, 100);
      for (const direction of ['ascending', 'descending'] as const) {
        const seen: string[] = [];
        let [cursor, pages]: [string | null, number] = ['', 0];
        while (cursor !== null) {
          const { body } = await world.list(owner, projectId, { sort, direction, ...(cursor && { cursor }) });
          expect(body.count).toBe(100);
          pages += 1;
          seen.push(...body.tasks.map(({ taskId }) => taskId));
          cursor = body.nextCursor;
        }
        expect([pages, seen.length, new Set(seen).size]).toEqual([2, 100, 100]);
      }
      const madeUp = [['x'.repeat(300), newId()], ['x'.repeat(300)]].map((words) => JSON.stringify(words));
      for (const words of ['nope', ...madeUp]) {
        const cursor = Buffer.from(words).toString('base64url');
        expect(
          (await owner.call.raw('GET /tasks/{projectId}/list', { params: { projectId }, query: { sort, cursor } }))
            .status,
        ).toBe(422);
      }
    },
  );

  it('TSK-03 show as much as the board does: nothing to strangers, the own part to who left', async () => {
    const { otherOwner, admin, owner } = world;
    const { projectId, professional, professionalId, outsider } = await world.board();
    await world.add(owner, projectId, { title: 'Others', dueOn: '2026-12-01' });
    await world.add(owner, projectId, { title: 'Own', assigned: [professional.id], dueOn: '2026-12-01' });
    const { taskId } = (await world.list(owner, projectId, { search: 'Own' })).body.tasks[0]!;
    await world.change(owner, projectId, taskId, { status: 'finished' });
    const month = { from: '2026-12-01', to: '2026-12-31' };
    for (const who of [otherOwner, outsider])
      expect([
        (await who.call('GET /tasks/{projectId}/list', { params: { projectId }, query: {} })).status,
        (await who.call('GET /tasks/{projectId}/calendar', { params: { projectId }, query: month })).status,
        (
          await who.call('POST /tasks/{projectId}/many', {
            params: { projectId },
            body: { taskIds: [taskId], change: { kind: 'delete' } },
          })
        ).status,
      ]).toEqual([404, 404, 404]);
    const { version } = (await world.readSquad(owner, projectId)).professionals[0]!;
    const body = { professionalId, version, hoursOwed: false, financeNote: 'x' };
    expect((await admin.call('PUT /deactiveSquadMember', { body })).status).toBe(200);
    const left = await professional.call('GET /tasks/{projectId}/list', { params: { projectId }, query: {} });
    expect(left.body).toMatchObject({ count: 1, tasks: [{ title: 'Own' }] });
    const due = await professional.call('GET /tasks/{projectId}/calendar', { params: { projectId }, query: month });
    expect(due.body.days.map(({ count }) => count)).toEqual([1]);
  });
});

describe('the tasks of a board as a calendar', () => {
  it('TSK-03 stand on the days that they are due, in the order of the board, with the count of a full day', async () => {
    const { owner } = world;
    const { projectId } = await world.board();
    for (const title of ['b', 'a']) await world.add(owner, projectId, { title, dueOn: '2026-11-30' });
    await world.add(owner, projectId, { title: 'later', dueOn: '2026-12-06' });
    await world.add(owner, projectId, { title: 'never' });
    const read = (from: string, to: string) => calendar(owner, projectId, { from, to });
    const { days, undated } = (await read('2026-11-01', '2026-12-05')).body;
    expect(days.map((day) => [day.date, day.count, day.tasks.map(({ title }) => title)])).toEqual([
      ['2026-11-30', 2, ['a', 'b']],
    ]);
    expect(undated).toBe(1);
    expect((await read('2026-11-30', '2026-12-06')).body.days).toHaveLength(2);
    await world.plantTasks(projectId, 52);
    await world.product.database.update(tasks).set({ dueOn: '2026-12-24' }).where(eq(tasks.projectId, projectId));
    const [full] = (await read('2026-12-01', '2026-12-31')).body.days;
    expect([full!.count, full!.tasks.length]).toEqual([56, 50]);
    expect((await read('2026-11-01', '2026-12-13')).status).toBe(422);
    expect((await read('2026-11-02', '2026-11-01')).status).toBe(422);
  });
});
