import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BodySentTo } from '#application/testing/caller.ts';
import { startBoardWorld } from '#application/testing/work/board-world.ts';
import { buildColleague } from '#application/testing/project-world.ts';
import { codeOf } from '#application/testing/steps/code-of.ts';
import { newId } from '#platform/db/columns.ts';
import { taskAssignments, tasks } from '#tasks/board/server/tables.ts';

let world: Awaited<ReturnType<typeof startBoardWorld>>;
beforeAll(async () => {
  world = await startBoardWorld();
});
afterAll(() => world.product.close());

type Who = (typeof world)['owner'];
const many = (who: Who, projectId: string, body: BodySentTo<'POST /tasks/{projectId}/many'>) =>
  who.call('POST /tasks/{projectId}/many', { params: { projectId }, body, ...world.headersOf(who) });

describe('several tasks at once', () => {
  it('TSK-03 are moved as the board allows; each that cannot says why, and the others stand in the order given', async () => {
    const { owner, tracker } = world;
    const { projectId, professional } = await world.board();
    const add = async (title: string, more = {}) => (await world.add(owner, projectId, { title, ...more })).body.taskId;
    const [plain, first, second] = [
      await add('plain'),
      await add('first', { estimatedHours: 1 }),
      await add('second', { estimatedHours: 2, assigned: [professional.id] }),
    ];
    const gone = newId();
    const move = { kind: 'move', status: 'inProgress' } as const;
    const { status, body } = await many(tracker, projectId, {
      taskIds: [first, plain, gone, second, first],
      change: move,
    });
    expect(status).toBe(200);
    expect(body.results.map(({ taskId, refusal, card }) => [taskId, refusal?.code, card?.status])).toEqual([
      [first, undefined, 'inProgress'],
      [plain, 'tasks.needsEstimate', 'backlog'],
      [gone, 'platform.notFound', undefined],
      [second, undefined, 'inProgress'],
    ]);
    expect(body.results[1]!.refusal!.message).not.toContain('tasks.');
    expect(await world.column(projectId, 'inProgress')).toEqual(['first', 'second']);
    const history = await owner.call('GET /tasks/{projectId}/history', { params: { projectId }, query: {} });
    expect(history.body.changes.filter(({ kind }) => kind === 'moved')).toHaveLength(2);
    const elsewhere = await many(owner, (await world.board()).projectId, { taskIds: [first], change: move });
    expect(elsewhere.body.results).toMatchObject([{ refusal: { code: 'platform.notFound' }, card: null }]);
    const paid = await many(owner, projectId, { taskIds: [first], change: { kind: 'move', status: 'paid' } });
    expect(paid.body.results[0]!.refusal!.code).toBe('tasks.illegalMove');
    // A professional changes the own ones.
    const own = await many(professional, projectId, { taskIds: [first, second], change: { kind: 'due', dueOn: null } });
    expect(own.body.results.map(({ refusal }) => refusal?.code)).toEqual(['tasks.onlyOwn', undefined]);
  });

  it('TSK-03 are assigned, tagged, dated and deleted; what a task already has stays', async () => {
    const { owner } = world;
    const { projectId, professional, outsider } = await world.board();
    const addTag = async (name: string) => {
      const body = { name, colour: 'danger' as const };
      return (await owner.call('POST /tasks/{projectId}/tags', { params: { projectId }, body })).body.tagId;
    };
    const [tagId, otherTag] = [await addTag('Urgente'), await addTag('Obra')];
    const taskIds: string[] = [];
    for (const title of ['a', 'b']) taskIds.push((await world.add(owner, projectId, { title })).body.taskId);
    const cards = async (change: BodySentTo<'POST /tasks/{projectId}/many'>['change']) =>
      (await many(owner, projectId, { taskIds, change })).body.results.map(({ card }) => card);
    // The first has a tag and a person of its own, which none of the changes means.
    await world.change(owner, projectId, taskIds[0]!, { tags: [otherTag] });
    await world.product.database.insert(taskAssignments).values({ taskId: taskIds[0]!, memberId: outsider.id });
    const peopleAndTags = async (change: BodySentTo<'POST /tasks/{projectId}/many'>['change']) =>
      (await cards(change)).map((card) => [
        new Set(card!.assigned.map(({ memberId }) => memberId)),
        new Set(card!.tags.map((tag) => tag.tagId)),
      ]);
    const [person, others] = [professional.id, new Set([outsider.id])];
    const [both, only] = [new Set([outsider.id, person]), new Set([person])];
    const assign = { kind: 'assign', memberId: person } as const;
    expect(await peopleAndTags(assign)).toEqual([
      [both, new Set([otherTag])],
      [only, new Set()],
    ]);
    expect(await peopleAndTags(assign)).toEqual([
      [both, new Set([otherTag])],
      [only, new Set()],
    ]);
    expect(await peopleAndTags({ kind: 'tag', tagId })).toEqual([
      [both, new Set([otherTag, tagId])],
      [only, new Set([tagId])],
    ]);
    expect(await cards({ kind: 'due', dueOn: '2026-12-24' })).toMatchObject([
      { dueOn: '2026-12-24' },
      { assigned: [{ memberId: person }] },
    ]);
    expect(await peopleAndTags({ kind: 'untag', tagId })).toEqual([
      [both, new Set([otherTag])],
      [only, new Set()],
    ]);
    expect(await peopleAndTags({ kind: 'unassign', memberId: person })).toEqual([
      [others, new Set([otherTag])],
      [new Set(), new Set()],
    ]);
    const foreign = await many(owner, projectId, { taskIds, change: { kind: 'assign', memberId: outsider.id } });
    expect(foreign.body.results.map(({ refusal }) => refusal?.code)).toEqual([undefined, 'tasks.personUnknown']);
    await world.change(owner, projectId, taskIds[0]!, { status: 'finished' });
    await world.product.database.update(tasks).set({ approvedAt: new Date() }).where(eq(tasks.id, taskIds[0]!));
    const { results } = (await many(owner, projectId, { taskIds, change: { kind: 'delete' } })).body;
    expect(results.map(({ refusal, card }) => [refusal?.code, card === null])).toEqual([
      ['tasks.approved', false],
      [undefined, true],
    ]);
  });

  it('TSK-03 stay as they are where somebody changed them since, when versions are given', async () => {
    const { owner, tracker } = world;
    const { projectId } = await world.board();
    const taskIds: string[] = [];
    for (const title of ['a', 'b']) taskIds.push((await world.add(owner, projectId, { title })).body.taskId);
    // Their versions differ, so that one is not taken for the other.
    await world.change(owner, projectId, taskIds[1]!, { estimatedHours: 1 });
    const due = (dueOn: string | null) => ({ taskIds, change: { kind: 'due' as const, dueOn } });
    const versions = (await many(owner, projectId, due('2026-12-24'))).body.results.map(({ card }) => card!.version);
    await world.change(tracker, projectId, taskIds[0]!, { dueOn: '2026-12-31' });
    const { results } = (await many(owner, projectId, { ...due(null), versions })).body;
    expect(results.map(({ refusal, card }) => [refusal?.code, card!.dueOn])).toEqual([
      ['platform.staleVersion', '2026-12-31'],
      [undefined, null],
    ]);
    const params = { projectId };
    const uneven = { ...due(null), versions: [1] };
    expect((await owner.call.raw('POST /tasks/{projectId}/many', { params, body: uneven })).status).toBe(422);
  });

  it('TSK-03 go back to where they stood, or to the top where another stands there now', async () => {
    const { owner } = world;
    const { projectId } = await world.board();
    await world.plantTasks(projectId, 5);
    const cards = (await world.read(owner, projectId)).body.columns[0]!.cards;
    const titles = cards.map(({ title }) => title);
    const [first, second, , last] = cards.slice(1) as [...typeof cards] & { length: 4 };
    const taskIds = [first!.taskId, second!.taskId];
    const orderKeys = [first!.orderKey, second!.orderKey];
    const away = { kind: 'move', status: 'toDo' } as const;
    const back = { kind: 'move', status: 'backlog' } as const;
    await many(owner, projectId, { taskIds, change: away });
    await many(owner, projectId, { taskIds, change: back, orderKeys });
    expect(await world.column(projectId, 'backlog')).toEqual(titles);
    await many(owner, projectId, { taskIds: [...taskIds, last!.taskId], change: away });
    await many(owner, projectId, { taskIds: [last!.taskId], change: back, orderKeys: [orderKeys[1]!] });
    await many(owner, projectId, { taskIds, change: back, orderKeys });
    expect(await world.column(projectId, 'backlog')).toEqual(
      [second, cards[0], first, last, cards[3]].map((card) => card!.title),
    );
    const params = { projectId };
    for (const wrong of [['x'], ['a1', 'not a key'], ['a1', `a${'0'.repeat(90)}1`]]) {
      const body = { taskIds, change: back, orderKeys: wrong };
      expect((await owner.call.raw('POST /tasks/{projectId}/many', { params, body })).status, wrong[1]).toBe(422);
    }
  });

  it('TSK-03 are a hundred at most; two calls at once lose no change', async () => {
    const { owner, tracker } = world;
    const { projectId } = await world.board();
    await world.plantTasks(projectId, 12);
    const { columns } = (await world.read(owner, projectId)).body;
    const taskIds = columns[0]!.cards.map(({ taskId }) => taskId);
    const change = { kind: 'move', status: 'toDo' } as const;
    const tooMany = Array.from({ length: 101 }, () => newId());
    expect((await many(owner, projectId, { taskIds: tooMany, change })).status).toBe(422);
    const [moved, dated] = await Promise.all([
      many(owner, projectId, { taskIds, change }),
      many(tracker, projectId, { taskIds: taskIds.toReversed(), change: { kind: 'due', dueOn: '2026-12-01' } }),
    ]);
    for (const { body } of [moved, dated]) expect(body.results.filter(({ refusal }) => refusal)).toEqual([]);
    const after = (await world.list(owner, projectId, { sort: 'dueOn' })).body.tasks;
    expect(after.map(({ status, dueOn }) => `${status} ${dueOn}`)).toEqual(Array(12).fill('toDo 2026-12-01'));
  });
});

describe('who may no longer', () => {
  it('TSK-03 loses the permission between opening and dropping: 403, and everything stays as it was', async () => {
    const { owner } = world;
    const { projectId } = await world.board();
    const { taskId } = (await world.add(owner, projectId, { title: 'Here' })).body;
    const leaving = await buildColleague(world.product, world.workspaceId, ['trackTasks']);
    expect((await world.read(leaving, projectId)).status).toBe(200);
    const taken = { userId: leaving.id, version: 1, permissions: ['createProject' as const], expiresAt: null };
    expect((await owner.call('PUT /workspace/updateUserPermission', { body: taken })).status).toBe(200);
    expect(codeOf(await world.change(leaving, projectId, taskId, { status: 'toDo' }))[0]).toBe(403);
    const change = { kind: 'delete' } as const;
    expect((await many(leaving, projectId, { taskIds: [taskId], change })).status).toBe(403);
    expect(await world.column(projectId, 'backlog')).toEqual(['Here']);
  });
});
