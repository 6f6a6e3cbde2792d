import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insist } from '#application/testing/steps/insist.ts';
import { codeOf } from '#application/testing/steps/code-of.ts';
import { startBoardWorld } from '#application/testing/work/board-world.ts';
import { ago, hoursScenes } from '#application/testing/work/hours-scene.ts';
import { clock as productTime } from '#platform/calendar/clock.ts';
import { projectProfessionals } from '#projects/professionals/server/tables.ts';
import { tasks } from '#tasks/board/server/tables.ts';
import { personDays, timeEntries } from './tables.ts';

let world: Awaited<ReturnType<typeof startBoardWorld>>;
beforeAll(async () => {
  world = await startBoardWorld();
});
afterAll(() => world.product.close());

const { startWork, post, entriesOf, week } = hoursScenes(() => world);

test('TIM-01 hours have a description, a span, a date and a task, and count for task and day', async () => {
  const scene = await startWork();
  const { status, body } = await post(scene, 90, 30);
  expect(status).toBe(201);
  const [entry] = (body as { entries: { minutes: number; state: string; localDate: string; deadlineAt: string }[] })
    .entries;
  expect(entry).toMatchObject({ minutes: 60, state: 'pending', description: 'Work', taskTitle: 'Work' });
  const [task] = await world.product.database.select().from(tasks).where(eq(tasks.id, scene.taskId));
  expect(task!.consumedMinutes).toBe(60);
  const { days, today } = await week(scene);
  expect(days.find(({ date }) => date === today)).toMatchObject({
    minutes: 60,
    isOpen: true,
    entries: [{ minutes: 60 }],
  });
  expect((await world.read(world.owner, scene.projectId)).body.columns.flatMap(({ cards }) => cards)).toMatchObject([
    { consumedMinutes: 60 },
  ]);
});

test('TIM-01 an overlap is refused and names the entry in the way; one may begin where another ends', async () => {
  const scene = await startWork();
  expect((await post(scene, 120, 60)).status).toBe(201);
  expect((await post(scene, 60, 30)).status).toBe(201);
  const refused = await post(scene, 150, 100);
  expect(codeOf(refused)).toEqual([409, 'timesheets.overlap']);
  const [first] = await entriesOf(scene.professional.id);
  expect(refused.body).toMatchObject({ error: { message: expect.stringContaining('(13:00 to 14:00, Work)') } });
  // Changed within its own time, an entry never meets itself.
  const change = (body: object) =>
    scene.professional.call.raw('PATCH /timeEntries/{entryId}', { params: { entryId: first!.id }, body });
  expect((await change({ version: 1, start: ago(110), end: ago(60) })).status).toBe(200);
  expect(codeOf(await change({ version: 1, description: 'Stale' }))).toEqual([409, 'platform.staleVersion']);
  expect(codeOf(await change({ version: 2, end: ago(45) }))).toEqual([409, 'timesheets.overlap']);
});

test('TIM-01 GEN-01 words alone leave the span as another device shortened it, and the version of before is refused', async () => {
  const scene = await startWork();
  await post(scene, 200, 20);
  const [entry] = await entriesOf(scene.professional.id);
  const change = (body: object) =>
    scene.professional.call.raw('PATCH /timeEntries/{entryId}', { params: { entryId: entry!.id }, body });
  expect((await change({ version: 1, end: ago(140) })).body).toMatchObject({ minutes: 60, version: 2 });
  expect(codeOf(await change({ version: 1, description: 'Interviews' }))).toEqual([409, 'platform.staleVersion']);
  expect((await change({ version: 2, description: 'Interviews' })).body).toMatchObject({
    minutes: 60,
    description: 'Interviews',
  });
});

test('TIM-01 of a hundred posts of one overlap exactly one stands', async () => {
  const scene = await startWork();
  const all = Array.from({ length: 100 }, (_, index) => insist(() => post(scene, 100 - (index % 10), 40)));
  const answers = await Promise.all(all);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(new Set(answers.filter(({ status }) => status !== 201).map((answer) => codeOf(answer)[1]))).toEqual(
    new Set(['timesheets.overlap']),
  );
  expect(await entriesOf(scene.professional.id)).toHaveLength(1);
});

test('TIM-01 at most eight hours a date over all projects, also when two are written at once', async () => {
  const [other, one] = [await world.work(), await startWork()];
  const { database } = world.product;
  await database
    .update(projectProfessionals)
    .set({ memberId: one.professional.id })
    .where(eq(projectProfessionals.id, other.professionalId));
  await world.change(world.owner, other.projectId, other.taskId, { assigned: [one.professional.id] });
  const same = { ...other, professional: one.professional };
  const answers = await Promise.all([post(one, 600, 300), post(same, 300, 0)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(codeOf(answers.find(({ status }) => status === 409)!)).toEqual([409, 'timesheets.dailyLimit']);
  const days = await database.select().from(personDays).where(eq(personDays.memberId, one.professional.id));
  expect(days.map(({ minutes }) => minutes)).toEqual([300]);
  // Whoever goes around our rules meets the database's.
  const [entry] = await entriesOf(one.professional.id);
  const more = database.insert(timeEntries).values({
    ...entry!,
    id: crypto.randomUUID(),
    startedAt: new Date(ago(900)),
    endedAt: new Date(ago(700)),
    minutes: 200,
  });
  await expect(more).rejects.toThrow();
});

test('TIM-01 not in the future, not older than three days, not empty, and only on own estimated tasks in progress', async () => {
  const toDo = await world.work({ status: 'toDo' });
  const scene = await startWork();
  expect(codeOf(await post(scene, 10, -10))).toEqual([422, 'timesheets.inFuture']);
  expect(codeOf(await post(scene, 10, 10))).toEqual([422, 'timesheets.emptySpan']);
  expect(codeOf(await post(scene, 60 * 24 * 4, 60 * 24 * 4 - 30))).toEqual([422, 'timesheets.tooLate']);
  // Before the day of the hire.
  expect(codeOf(await post(scene, 60 * 24 * 2, 60 * 24 * 2 - 30))).toEqual([422, 'timesheets.beforeStart']);
  expect(codeOf(await post(toDo, 60, 30))).toEqual([409, 'timesheets.notInProgress']);
  const { projectId, taskId, professional } = scene;
  await world.change(world.owner, projectId, taskId, { assigned: [] });
  expect(codeOf(await post(scene, 60, 30))).toEqual([403, 'tasks.onlyOwn']);
  const foreign = { ...scene, professional: scene.outsider };
  expect((await post(foreign, 60, 30)).status).toBe(404);
  expect(await entriesOf(professional.id)).toEqual([]);
});

test.each(['contested', 'held', 'payable', 'refused', 'paid'] as const)(
  'TIM-01 nobody edits or deletes %s hours, by no call',
  async (state) => {
    const scene = await startWork();
    await post(scene, 60, 30);
    const [entry] = await entriesOf(scene.professional.id);
    await world.product.database.update(timeEntries).set({ state }).where(eq(timeEntries.id, entry!.id));
    const params = { entryId: entry!.id };
    const { call } = scene.professional;
    const body = { version: 1, description: 'Else' };
    expect(codeOf(await call.raw('PATCH /timeEntries/{entryId}', { params, body }))).toEqual([
      409,
      'timesheets.entryLocked',
    ]);
    expect(codeOf(await call.raw('DELETE /timeEntries/{entryId}', { params, query: { version: 1 } }))).toEqual([
      409,
      'timesheets.entryLocked',
    ]);
    expect((await entriesOf(scene.professional.id))[0]).toMatchObject({ description: 'Work', state });
  },
);

test('TIM-01 own hours are changed by nobody else, not into the future, and up to the cap of their date', async () => {
  const scene = await startWork();
  const other = await startWork();
  await post(scene, 400, 30);
  const [entry] = await entriesOf(scene.professional.id);
  const params = { entryId: entry!.id };
  const change = (body: object, who = scene) =>
    who.professional.call.raw('PATCH /timeEntries/{entryId}', { params, body: { version: entry!.version, ...body } });
  const remove = { params, query: { version: entry!.version } };
  expect(codeOf(await change({ end: ago(40) }, other))).toEqual([404, 'platform.notFound']);
  expect(codeOf(await other.professional.call.raw('DELETE /timeEntries/{entryId}', remove))).toEqual([
    404,
    'platform.notFound',
  ]);
  expect(codeOf(await change({ end: ago(-5) }))).toEqual([422, 'timesheets.inFuture']);
  // 480 minutes are the cap, and the 370 that are replaced do not count beside them.
  expect(codeOf(await change({ start: ago(511) }))).toEqual([409, 'timesheets.dailyLimit']);
  expect((await change({ start: ago(510) })).body).toMatchObject({ minutes: 480 });
});

test('TIM-01 hours in an adjustment can be shortened until their deadline, never lengthened', async () => {
  const scene = await startWork();
  await post(scene, 60, 30);
  const [entry] = await entriesOf(scene.professional.id);
  await world.product.database
    .update(timeEntries)
    .set({ adjustedAt: productTime.now() })
    .where(eq(timeEntries.id, entry!.id));
  // Still within the deadline, which may be less than five days away at the end of a month.
  const left = Math.floor((entry!.deadlineAt.getTime() - productTime.now().getTime()) / 60_000) - 1;
  await world.later({ minutes: Math.min(left, 5 * 24 * 60) });
  const change = (body: object) =>
    scene.professional.call.raw('PATCH /timeEntries/{entryId}', { params: { entryId: entry!.id }, body });
  const end = (minutes: number) => new Date(entry!.endedAt.getTime() + minutes * 60_000).toISOString();
  expect(codeOf(await change({ version: 1, end: end(10) }))).toEqual([422, 'timesheets.notLonger']);
  expect((await change({ version: 1, end: end(-10) })).body).toMatchObject({ minutes: 20 });
  const [shortened] = await entriesOf(scene.professional.id);
  expect(shortened!.deadlineAt.getTime()).toBeGreaterThanOrEqual(entry!.deadlineAt.getTime());
});

test('TIM-01 a day is copied to another, and what does not fit is counted', async () => {
  const scene = await startWork();
  await post(scene, 120, 60);
  await post(scene, 60, 30);
  const [first] = await entriesOf(scene.professional.id);
  await world.later({ days: 1 });
  await post(scene, 110, 100);
  const { today } = await week(scene);
  const copy = { from: first!.localDate, to: today };
  const { body } = await scene.professional.call('POST /timeEntries/copyDay', { body: copy });
  expect(body).toMatchObject({ leftOut: 1, entries: [{ minutes: 30, localDate: today }] });
});

test('TIM-01 no order of calls breaks the cap or lets two entries overlap', async () => {
  const scene = await startWork();
  const { professional, projectId, taskId } = scene;
  const moment = fc.integer({ min: 0, max: 14 * 60 });
  const step = fc.oneof(
    fc.record({ kind: fc.constant('post' as const), from: moment, length: fc.integer({ min: 1, max: 300 }) }),
    fc.record({ kind: fc.constant('change' as const), which: fc.nat(5), length: fc.integer({ min: 1, max: 300 }) }),
    fc.record({ kind: fc.constant('delete' as const), which: fc.nat(5) }),
    fc.record({ kind: fc.constant('clock' as const) }),
  );
  const steps = fc.sample(fc.array(step, { minLength: 60, maxLength: 60 }), { numRuns: 1, seed: 7 })[0]!;
  for (const one of steps) {
    const entries = await entriesOf(professional.id);
    if (one.kind === 'post') await post(scene, one.from, one.from - one.length);
    if (one.kind === 'clock') {
      await professional.call.raw('POST /timeEntries/clock', { body: { projectId, taskId } });
      await world.later({ minutes: 7 });
      await professional.call.raw('DELETE /timeEntries/clock', {});
    }
    const entry = 'which' in one ? entries[one.which] : undefined;
    if (!entry) continue;
    const params = { entryId: entry.id };
    if (one.kind === 'change') {
      const end = new Date(entry.startedAt.getTime() + one.length * 60_000).toISOString();
      await professional.call.raw('PATCH /timeEntries/{entryId}', { params, body: { version: entry.version, end } });
    } else await professional.call.raw('DELETE /timeEntries/{entryId}', { params, query: { version: entry.version } });
  }
  const entries = await entriesOf(professional.id);
  expect(entries.length).toBeGreaterThan(2);
  entries.slice(1).forEach((entry, index) => {
    expect(entry.startedAt.getTime()).toBeGreaterThanOrEqual(entries[index]!.endedAt.getTime());
  });
  for (const date of new Set(entries.map(({ localDate }) => localDate))) {
    const sum = entries.filter(({ localDate }) => localDate === date).reduce((all, { minutes }) => all + minutes, 0);
    expect(sum).toBeLessThanOrEqual(480);
    const [day] = await world.product.database
      .select()
      .from(personDays)
      .where(and(eq(personDays.memberId, professional.id), eq(personDays.localDate, date)));
    expect(day!.minutes).toBe(sum);
  }
});

test('TSK-07 a task with approved or paid hours is not deleted, one with pending hours is', async () => {
  const scene = await startWork();
  await post(scene, 60, 30);
  const [entry] = await entriesOf(scene.professional.id);
  const set = (state: 'payable' | 'pending') =>
    world.product.database.update(timeEntries).set({ state }).where(eq(timeEntries.id, entry!.id));
  const remove = () =>
    world.owner.call.raw('DELETE /tasks/deleteTask/{projectId}/{taskId}', {
      params: { projectId: scene.projectId, taskId: scene.taskId },
    });
  await set('payable');
  expect(codeOf(await remove())).toEqual([409, 'tasks.hasSettledHours']);
  await set('pending');
  expect((await remove()).status).toBe(200);
  expect(await entriesOf(scene.professional.id)).toMatchObject([{ state: 'pending' }]);
});

test('PRJ-01 a project with unsettled hours does not change its owner', async () => {
  const scene = await startWork();
  await post(scene, 60, 30);
  const { version } = await world.readProject(world.admin, scene.projectId);
  const migrate = () =>
    world.admin.call.raw('PUT /changeProjectOwner/{squadOwnerId}', {
      params: { squadOwnerId: world.otherOwner.id },
      body: { projectId: scene.projectId, version },
    });
  expect(codeOf(await migrate())).toEqual([409, 'timesheets.hoursUnsettled']);
  await world.product.database
    .update(timeEntries)
    .set({ state: 'payable' })
    .where(eq(timeEntries.projectId, scene.projectId));
  expect((await migrate()).status).toBe(200);
});
