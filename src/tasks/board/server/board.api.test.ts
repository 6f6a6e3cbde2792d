import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf } from '#application/testing/steps/code-of.ts';
import { startBoardWorld } from '#application/testing/work/board-world.ts';
import { newId } from '#platform/db/columns.ts';
import { taskChanges } from '#tasks/board/server/tables.ts';

let world: Awaited<ReturnType<typeof startBoardWorld>>;
beforeAll(async () => {
  world = await startBoardWorld();
});
afterAll(() => world.product.close());

describe('task management', () => {
  it('TSK-02 is enabled once by who manages tasks, and never turned off again', async () => {
    const { owner, tracker, manager } = world;
    const { projectId, professional } = await world.board({ enabled: false });
    expect((await world.read(owner, projectId)).body).toMatchObject({ enabledAt: null, abilities: { enable: true } });
    expect(codeOf(await world.add(owner, projectId, { title: 'x' }))).toEqual([409, 'tasks.boardNotEnabled']);
    expect(
      await Promise.all([tracker, professional].map(async (who) => (await world.enable(who, projectId)).status)),
    ).toEqual([403, 403]);
    expect((await world.enable(manager, projectId)).status).toBe(200);
    const { enabledAt } = (await world.read(owner, projectId)).body;
    expect((await world.enable(owner, projectId)).status).toBe(200);
    expect(codeOf(await world.enable(owner, projectId, { enabled: false }))).toEqual([409, 'tasks.cannotDisable']);
    expect((await world.read(owner, projectId)).body.enabledAt).toBe(enabledAt);
  });

  it('TSK-01 lists running and finished boards; professionals see the projects that they work in', async () => {
    const { owner, otherOwner } = world;
    const { projectId, professional, outsider } = await world.board();
    const ofTeam = await world.board();
    const idsFor = async (who: typeof owner, key: 'GET /getAllProjects' | 'GET /getAllFinishedProjects') =>
      (await who.call(key, {})).body.projects.map((one) => one.projectId);
    expect(await idsFor(owner, 'GET /getAllProjects')).toEqual(expect.arrayContaining([projectId, ofTeam.projectId]));
    expect(await idsFor(professional, 'GET /getAllProjects')).toEqual([projectId]);
    expect(await idsFor(outsider, 'GET /getAllProjects')).toEqual([]);
    expect(await idsFor(otherOwner, 'GET /getAllProjects')).toEqual([]);
    expect((await world.move(owner, projectId, 'finished')).status).toBe(200);
    expect(await idsFor(owner, 'GET /getAllProjects')).not.toContain(projectId);
    expect(await idsFor(professional, 'GET /getAllFinishedProjects')).toEqual([projectId]);
    expect(codeOf(await world.add(owner, projectId, { title: 'x' }))).toEqual([409, 'tasks.projectEnded']);
  });
});

describe('the board', () => {
  it('TSK-03 has six columns in order, moves by hand, and nobody’s hand sets Rejected or Paid', async () => {
    const { owner, tracker } = world;
    const { projectId, professional } = await world.board();
    const { columns } = (await world.read(tracker, projectId)).body;
    expect(columns.map(({ status }) => status)).toEqual([
      'backlog',
      'toDo',
      'inProgress',
      'finished',
      'rejected',
      'paid',
    ]);
    const { taskId } = (await world.add(owner, projectId, { title: 'Home', assigned: [professional.id] })).body;
    const move = (who: typeof owner, status: 'toDo' | 'inProgress' | 'finished' | 'rejected' | 'paid') =>
      world.change(who, projectId, taskId, { status });
    expect((await move(tracker, 'toDo')).status).toBe(200);
    expect(codeOf(await move(professional, 'inProgress'))).toEqual([409, 'tasks.needsEstimate']);
    const started = await world.change(professional, projectId, taskId, { estimatedHours: 2.5, status: 'inProgress' });
    expect([started.status, started.body.status, started.body.estimatedHours]).toEqual([200, 'inProgress', 2.5]);
    expect(codeOf(await world.change(owner, projectId, taskId, { estimatedHours: null }))).toEqual([
      409,
      'tasks.needsEstimate',
    ]);
    for (const status of ['rejected', 'paid'] as const)
      expect(codeOf(await move(owner, status))).toEqual([409, 'tasks.illegalMove']);
    expect((await move(professional, 'finished')).body.status).toBe('finished');
    expect(await world.column(projectId, 'finished')).toEqual(['Home']);
  });

  it('TSK-03 keeps the order of drops; at once into one gap none is lost or shown twice', async () => {
    const { owner, admin } = world;
    const { projectId } = await world.board();
    const ids: Record<string, string> = {};
    for (const title of ['d', 'c', 'b', 'a']) ids[title] = (await world.add(owner, projectId, { title })).body.taskId;
    expect(await world.column(projectId, 'backlog')).toEqual(['a', 'b', 'c', 'd']);
    await world.change(owner, projectId, ids.d!, { after: ids.a! });
    expect(await world.column(projectId, 'backlog')).toEqual(['a', 'd', 'b', 'c']);
    await world.change(owner, projectId, ids.a!, { after: ids.c! });
    expect(await world.column(projectId, 'backlog')).toEqual(['d', 'b', 'c', 'a']);
    await Promise.all([ids.c!, ids.a!].map((id) => world.change(owner, projectId, id, { after: ids.d! })));
    const after = await world.column(projectId, 'backlog');
    expect([after[0], after[3], after.toSorted()]).toEqual(['d', 'b', ['a', 'b', 'c', 'd']]);
    await world.change(owner, projectId, ids.b!, { status: 'toDo' });
    expect(codeOf(await world.change(owner, projectId, ids.a!, { after: ids.b! }))).toEqual([
      409,
      'tasks.neighbourGone',
    ]);
    expect((await world.change(admin, projectId, ids.a!, { status: 'toDo' })).status).toBe(403);
  });

  it('TSK-03 numbers a column anew when one gap has been used too often, and nobody sees it', async () => {
    const { owner } = world;
    const { projectId } = await world.board();
    const [bottom, top] = [
      (await world.add(owner, projectId, { title: 'bottom' })).body.taskId,
      (await world.add(owner, projectId, { title: 'top' })).body.taskId,
    ];
    const narrow = `a0${'V'.repeat(60)}`;
    await world.setKeys({ [top]: narrow, [bottom]: `${narrow}V` });
    const between = (await world.add(owner, projectId, { title: 'between' })).body.taskId;
    expect((await world.change(owner, projectId, between, { after: top })).status).toBe(200);
    expect(await world.column(projectId, 'backlog')).toEqual(['top', 'between', 'bottom']);
    expect(Math.max(...(await world.keysOf(projectId)).map(({ length }) => length))).toBeLessThan(10);
  });

  it('TSK-03 finds by title and tag, by person and tag, and pages through a long column', async () => {
    const { owner } = world;
    const { projectId, professional } = await world.board();
    const tag = await owner.call('POST /tasks/{projectId}/tags', {
      params: { projectId },
      body: { name: 'Integração', colour: 'info' },
    });
    const { tagId } = tag.body;
    await world.add(owner, projectId, { title: 'Página inicial', assigned: [professional.id] });
    await world.add(owner, projectId, { title: 'Pagamentos', tags: [tagId] });
    const titles = async (query: Record<string, unknown>) =>
      (await world.read(owner, projectId, query)).body.columns.flatMap(({ cards }) => cards.map(({ title }) => title));
    expect(await titles({ search: 'pagina' })).toEqual(['Página inicial']);
    expect(await titles({ search: 'integracao' })).toEqual(['Pagamentos']);
    expect(await titles({ search: '%' })).toEqual([]);
    expect(await titles({ assigned: professional.id })).toEqual(['Página inicial']);
    expect(await titles({ tags: tagId })).toEqual(['Pagamentos']);

    await world.plantTasks(projectId, 60);
    const [backlog] = (await world.read(owner, projectId)).body.columns;
    expect([backlog!.count, backlog!.cards.length]).toEqual([62, 50]);
    const column = (cursor: string) =>
      owner.call('GET /tasks/{projectId}/column', { params: { projectId }, query: { status: 'backlog', cursor } });
    const rest = (await column(backlog!.nextCursor!)).body;
    expect(new Set([...backlog!.cards, ...rest.cards].map(({ taskId }) => taskId)).size).toBe(62);
    expect(rest.nextCursor).toBeNull();
    expect((await column('bm9wZQ')).status).toBe(422);
  });
});

describe('a task', () => {
  it('TSK-04 keeps title, people, tags, estimate, due date and checklist, with who changed what and when', async () => {
    const { owner, tracker } = world;
    const { projectId, professional } = await world.board();
    const made = await world.add(owner, projectId, { title: 'Telas', estimatedHours: 4, assigned: [professional.id] });
    const { taskId, version } = made.body;
    const checklist = [
      { text: 'Rascunho', done: true },
      { text: 'Revisão', done: false },
    ];
    const edit = { title: 'Telas do app', description: 'Três telas', checklist, dueOn: '2026-12-01', version };
    const changed = await world.change(tracker, projectId, taskId, edit);
    expect(changed.body).toMatchObject({
      title: 'Telas do app',
      description: 'Três telas',
      dueOn: '2026-12-01',
      checklist: { done: 1, total: 2 },
      estimatedHours: 4,
      assigned: [{ memberId: professional.id }],
      version: version + 1,
    });
    // Words written on an older state overwrite nothing; a drag needs no version.
    expect(codeOf(await world.change(owner, projectId, taskId, { title: 'x', version }))).toEqual([
      409,
      'platform.staleVersion',
    ]);
    expect((await world.change(owner, projectId, taskId, { title: 'x' })).status).toBe(422);
    const history = await owner.call('GET /tasks/{projectId}/history', { params: { projectId }, query: { taskId } });
    expect(history.body.changes.map(({ kind }) => kind).toSorted()).toEqual(
      ['assigned', 'checked', 'created', 'described', 'dueSet', 'renamed'].toSorted(),
    );
    expect(history.body.changes.find(({ kind }) => kind === 'renamed')).toMatchObject({
      before: 'Telas',
      after: 'Telas do app',
    });
  });

  it('TSK-04 a history goes by time, whatever ids other processes give, and is read page by page', async () => {
    const { owner, product } = world;
    const { projectId } = await world.board();
    const { taskId } = (await world.add(owner, projectId, { title: 'Telas' })).body;
    const changes = Array.from({ length: 60 }, (_, age) => ({
      ...{ id: newId(), projectId, taskId, kind: 'moved' as const, before: 'backlog', after: `${age}` },
      at: new Date(Date.now() - (age + 1) * 60_000),
    }));
    await product.database.insert(taskChanges).values(changes);
    const read = async (cursor?: string) =>
      (
        await owner.call('GET /tasks/{projectId}/history', {
          params: { projectId },
          query: { taskId, ...(cursor && { cursor }) },
        })
      ).body;
    const first = await read();
    const second = await read(first.nextCursor!);
    expect([first.changes.length, second.nextCursor]).toEqual([50, null]);
    expect([...first.changes, ...second.changes].map(({ kind, after }) => (kind === 'moved' ? after : kind))).toEqual([
      'created',
      ...changes.map(({ after }) => after),
    ]);
  });

  it('TSK-04 takes ten tags; tags have unique names, are renamed and deleted everywhere', async () => {
    const { owner, otherOwner } = world;
    const { projectId, professional } = await world.board();
    const make = (name: string) =>
      owner.call('POST /tasks/{projectId}/tags', { params: { projectId }, body: { name, colour: 'brand' } });
    const made = await Promise.all(Array.from({ length: 11 }, (_, index) => make(`Tag ${index}`)));
    const tagIds = made.map(({ body }) => body.tagId);
    expect(codeOf(await make('TAG 3'))).toEqual([409, 'tasks.tagTaken']);
    const { taskId } = (await world.add(owner, projectId, { title: 'x', tags: tagIds.slice(0, 10) })).body;
    expect(codeOf(await world.change(owner, projectId, taskId, { tags: tagIds }))).toEqual([
      409,
      'tasks.tooManyTagsOnTask',
    ]);
    const params = { projectId, tagId: tagIds[0]! };
    const renamed = { name: 'Urgente', colour: 'danger', version: 1 } as const;
    expect((await owner.call('PATCH /tasks/{projectId}/tags/{tagId}', { params, body: renamed })).status).toBe(200);
    expect((await owner.call('PATCH /tasks/{projectId}/tags/{tagId}', { params, body: renamed })).status).toBe(409);
    expect((await world.open(owner, projectId, taskId)).body.tags.map(({ name }) => name)).toContain('Urgente');
    expect((await owner.call('DELETE /tasks/{projectId}/tags/{tagId}', { params })).status).toBe(200);
    expect((await world.open(owner, projectId, taskId)).body.tags).toHaveLength(9);
    const byMember = { params: { projectId }, body: { name: 'x', colour: 'info' } } as const;
    expect((await professional.call('POST /tasks/{projectId}/tags', byMember)).status).toBe(403);
    const foreign = (await world.board()).projectId;
    const unknown = await world.change(owner, foreign, (await world.add(owner, foreign, { title: 'y' })).body.taskId, {
      tags: [tagIds[1]!],
    });
    expect(codeOf(unknown)).toEqual([422, 'tasks.tagUnknown']);
    expect((await world.read(otherOwner, projectId)).status).toBe(404);
  });

  it('TSK-06 professionals change only their own tasks and give none to others', async () => {
    const { owner } = world;
    const { projectId, professional, outsider } = await world.board();
    const others = (await world.add(owner, projectId, { title: 'Others' })).body.taskId;
    expect(codeOf(await world.change(professional, projectId, others, { status: 'toDo' }))).toEqual([
      403,
      'tasks.onlyOwn',
    ]);
    expect((await world.open(professional, projectId, others)).body.abilities).toMatchObject({
      edit: false,
      moves: [],
    });
    const own = await world.add(professional, projectId, { title: 'Mine' });
    expect(own.body.assigned.map(({ memberId }) => memberId)).toEqual([professional.id]);
    expect(codeOf(await world.add(professional, projectId, { title: 'x', assigned: [outsider.id] }))).toEqual([
      403,
      'tasks.onlyOwn',
    ]);
    expect(codeOf(await world.add(owner, projectId, { title: 'x', assigned: [outsider.id] }))).toEqual([
      422,
      'tasks.personUnknown',
    ]);
    expect((await world.read(outsider, projectId)).status).toBe(404);
    expect((await world.remove(professional, projectId, others)).status).toBe(403);
    expect((await world.remove(professional, projectId, own.body.taskId)).status).toBe(200);
    expect((await world.open(owner, projectId, own.body.taskId)).status).toBe(404);
    expect((await world.open(owner, projectId, newId())).status).toBe(404);
  });

  it('TSK-01 who left a project reads the own part', async () => {
    const { owner, admin } = world;
    const { projectId, professional, professionalId } = await world.board();
    await world.add(owner, projectId, { title: 'Others' });
    const finished = await world.add(owner, projectId, { title: 'Own', assigned: [professional.id] });
    await world.change(owner, projectId, finished.body.taskId, { status: 'finished' });
    // Free for others as soon as its professional has left.
    await world.add(owner, projectId, { title: 'Open', assigned: [professional.id] });
    const { version } = (await world.readSquad(owner, projectId)).professionals[0]!;
    const body = { professionalId, version, hoursOwed: false, financeNote: 'x' };
    expect((await admin.call('PUT /deactiveSquadMember', { body })).status).toBe(200);
    const { columns, abilities } = (await world.read(professional, projectId)).body;
    expect(columns.flatMap(({ cards }) => cards.map(({ title }) => title))).toEqual(['Own']);
    expect(abilities).toMatchObject({ create: false, editAll: false });
    const own = columns.flatMap(({ cards }) => cards)[0]!.taskId;
    expect((await world.change(professional, projectId, own, { status: 'toDo' })).status).toBe(403);
  });
});
