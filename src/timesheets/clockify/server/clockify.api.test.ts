import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { namesRecorded } from '#application/testing/steps/walk-steps.ts';
import { at, entry, startClockifyWorld, TODAY } from '#application/testing/work/clockify-world.ts';
import { taskAssignments, tasks } from '#tasks/board/server/tables.ts';
import { timeEntries } from '#timesheets/hours/server/tables.ts';
import { applyReviewsJob } from '#timesheets/review/server/apply-reviews.ts';
import { clockifyConnections } from './tables.ts';

let world: Awaited<ReturnType<typeof startClockifyWorld>>;
beforeAll(async () => {
  world = await startClockifyWorld();
});
afterEach(() => world.clear());
afterAll(() => world.close());

test('TIM-05 an entry goes to the task that its task or words name, else to one estimated task of their own', async () => {
  const scene = await world.connected();
  const { projectId, professional, taskId, hours, fetch } = scene;
  world.clockify.state.entries = [
    entry(at(TODAY, 8), at(TODAY, 9), { task: 'WÓRK', description: 'x' }),
    entry(at(TODAY, 9), at(TODAY, 10), { description: 'work' }),
    entry(at(TODAY, 10), at(TODAY, 11)),
    entry(at(TODAY, 11), at(TODAY, 12), { task: 'Unknown here' }),
  ];
  await fetch();
  const written = await hours();
  const own = written[2]!.taskId;
  expect(written.map((one) => one.taskId)).toEqual([taskId, taskId, own, own]);
  const board = await world.product.database.select().from(tasks).where(eq(tasks.projectId, projectId));
  expect(board).toHaveLength(2);
  const made = board.find(({ id }) => id === own)!;
  expect(made).toMatchObject({
    title: 'Horas do Clockify',
    status: 'inProgress',
    estimatedMinutes: 9600,
    consumedMinutes: 120,
  });
  const responsible = await world.product.database
    .select()
    .from(taskAssignments)
    .where(eq(taskAssignments.taskId, own));
  expect(responsible.map(({ memberId }) => memberId)).toEqual([professional.id]);
});

test('TIM-05 entries of people who are not linked wait; a confirmed equal address is suggested; once linked they are taken', async () => {
  const scene = await world.connected({ linked: false });
  const { professional, link, read, hours, fetch } = scene;
  world.clockify.state.users[0]!.email = professional.email.toUpperCase();
  world.clockify.state.entries = [
    entry(at(-3, 9), at(-3, 10)),
    entry(at(TODAY, 9), at(TODAY, 10), { userId: 'user2' }),
  ];
  await fetch();
  let view = await read();
  expect(view.people).toMatchObject([
    { name: 'Ana no Clockify', memberId: null, suggestedMemberId: professional.id, open: 1 },
    { name: 'Somebody else', memberId: null, suggestedMemberId: null, open: 1 },
  ]);
  expect(view.entries.map(({ state, reason }) => [state, reason])).toEqual([
    ['waiting', 'unlinked'],
    ['waiting', 'unlinked'],
  ]);
  // The days count from when it was seen first, however late its author is linked.
  await world.later({ days: 3 });
  expect((await link('user1', professional.id)).status).toBe(200);
  expect((await hours()).map(({ minutes }) => minutes)).toEqual([60]);
  expect((await link('user2', professional.id)).body).toMatchObject({
    error: { code: 'timesheets.clockifyLinkedTwice' },
  });
  expect((await link('user2', world.owner.id)).body).toMatchObject({ error: { code: 'tasks.personUnknown' } });
  view = await read();
  const stale = await world.owner.call.raw('PUT /updateClockifyProjectMemberships', {
    body: {
      projectId: scene.projectId,
      memberships: [{ clockifyUserId: 'user1', memberId: null }],
      version: view.connection!.version - 1,
    },
  });
  expect(stale.status).toBe(409);
});

test('TIM-05 the rules of hours hold: what is refused says why and is offered again', async () => {
  const scene = await world.connected();
  const { projectId, professional, taskId, hours, fetch, read, retry } = scene;
  const byHand = { projectId, taskId, start: at(TODAY, 9), end: at(TODAY, 11), description: 'By hand' };
  const { body } = await professional.call('POST /timeEntries', { body: byHand });
  world.clockify.state.entries = [
    entry(at(TODAY, 10), at(TODAY, 12), { description: 'overlap' }),
    entry(at(-2, 8), at(-2, 17), { description: 'nine hours' }),
    entry(at(-9, 8), at(-9, 9), { description: 'passed over' }),
    entry(at(-5, 8), at(-5, 9), { description: 'too late' }),
    entry(at(1, 8), at(1, 9), { description: 'ahead' }),
  ];
  await fetch();
  const reasons = async () =>
    Object.fromEntries((await read()).entries.map(({ description, reason }) => [description, reason]));
  expect(await reasons()).toEqual({
    overlap: 'timesheets.overlap',
    'nine hours': 'timesheets.dailyLimit',
    'too late': 'timesheets.tooLate',
    ahead: 'timesheets.inFuture',
  });
  expect((await read()).entries.find(({ description }) => description === 'overlap')).toMatchObject({
    state: 'refused',
    message: 'They already have hours from 09:00 to 11:00 (Work).',
  });
  await professional.call('DELETE /timeEntries/{entryId}', {
    params: { entryId: body.entries[0]!.entryId },
    query: { version: 1 },
  });
  await retry();
  expect(Object.keys(await reasons())).not.toContain('overlap');
  expect((await hours()).map(({ description }) => description)).toEqual(['overlap']);
});

test('TIM-05 entries below a minute are nothing: neither hours nor problems', async () => {
  const { hours, fetch, read } = await world.connected();
  const seconds = new Date(Date.parse(at(TODAY, 12)) + 50_000).toISOString();
  const shortened = entry(at(TODAY, 9), at(TODAY, 10));
  world.clockify.state.entries = [entry(at(TODAY, 12), at(TODAY, 12)), entry(at(TODAY, 12), seconds), shortened];
  await fetch();
  expect((await hours()).map(({ minutes }) => minutes)).toEqual([60]);
  expect((await read()).entries).toEqual([]);
  shortened.end = at(TODAY, 9);
  await fetch();
  await fetch();
  expect([await hours(), (await read()).entries]).toEqual([[], []]);
});

test('TIM-05 a running entry waits until it has an end', async () => {
  const { hours, fetch, read } = await world.connected();
  const running = entry(at(TODAY, 9), null);
  world.clockify.state.entries = [running];
  await fetch();
  expect(await hours()).toEqual([]);
  expect((await read()).entries).toMatchObject([{ state: 'waiting', reason: 'running', endedAt: null }]);
  running.end = at(TODAY, 10);
  await fetch();
  expect((await hours()).map(({ minutes }) => minutes)).toEqual([60]);
});

test('TIM-05 changed or deleted there while pending is followed by the same rules', async () => {
  const { hours, fetch, read } = await world.connected();
  const one = entry(at(TODAY, 9), at(TODAY, 10));
  const other = entry(at(TODAY, 12), at(TODAY, 13));
  world.clockify.state.entries = [one, other];
  await fetch();
  const [before] = await hours();
  one.end = at(TODAY, 11);
  await fetch();
  const [longer] = await hours();
  expect(longer).toMatchObject({ minutes: 120, state: 'pending' });
  expect(longer!.deadlineAt.getTime()).toBeGreaterThanOrEqual(before!.deadlineAt.getTime());
  // Into the other entry: it stays as it was.
  one.end = at(TODAY, 12, 30);
  await fetch();
  expect((await hours()).map(({ minutes }) => minutes)).toEqual([120, 60]);
  expect((await read()).entries).toMatchObject([{ state: 'changed', reason: 'timesheets.overlap' }]);
  world.clockify.state.entries = [one];
  await fetch();
  // Missed once: pages may shift while they are read.
  expect(await hours()).toHaveLength(2);
  await fetch();
  await fetch();
  expect((await hours()).map(({ minutes }) => minutes)).toEqual([210]);
});

test('TIM-05 changed or deleted there after approval or a contest is reported, not taken', async () => {
  const scene = await world.connected();
  const { projectId, taskId, professional, hours, fetch, read } = scene;
  const approved = entry(at(TODAY, 9), at(TODAY, 10), { task: 'Work' });
  const contested = entry(at(TODAY, 10), at(TODAY, 11));
  world.clockify.state.entries = [approved, contested];
  await fetch();
  await world.change(professional, projectId, taskId, { status: 'finished' });
  await world.owner.call('POST /tasks/{projectId}/{taskId}/accept', { params: { projectId, taskId } });
  await world.later({ minutes: 1 });
  await world.product.runJob(applyReviewsJob, {});
  const [payable, pending] = await hours();
  const reason = { entryId: pending!.id, reason: 'I saw nobody work' };
  await world.owner.call('POST /timeEntries/contestTimeEntry', { body: reason });
  approved.end = at(TODAY, 9, 30);
  world.clockify.state.entries = [approved];
  await fetch();
  await fetch();
  expect(await hours()).toMatchObject([
    { id: payable!.id, minutes: 60, state: 'payable' },
    { id: pending!.id, minutes: 60, state: 'contested' },
  ]);
  expect((await read()).entries.map(({ state, reason: code }) => [state, code])).toEqual([
    ['deleted', 'timesheets.entryLocked'],
    ['changed', 'timesheets.entryLocked'],
  ]);
});

test('TIM-05 what its author deleted or changed here does not come back', async () => {
  const { professional, hours, fetch } = await world.connected();
  world.clockify.state.entries = [entry(at(TODAY, 9), at(TODAY, 10)), entry(at(TODAY, 12), at(TODAY, 13))];
  await fetch();
  const [one, other] = await hours();
  await professional.call('DELETE /timeEntries/{entryId}', { params: { entryId: one!.id }, query: { version: 1 } });
  const shorter = { end: at(TODAY, 12, 30), version: 1 };
  await professional.call('PATCH /timeEntries/{entryId}', { params: { entryId: other!.id }, body: shorter });
  await fetch();
  expect((await hours()).map(({ minutes }) => minutes)).toEqual([30]);
});

test('TIM-05 disconnecting stops fetching and forgets the key; hours stay, also when connected again', async () => {
  const { params, connect, read, hours, fetch, link, professional } = await world.connected();
  world.clockify.state.entries = [entry(at(TODAY, 9), at(TODAY, 10))];
  await fetch();
  const [before] = await hours();
  expect((await world.owner.call('DELETE /clockify/{projectId}', { params })).status).toBe(200);
  expect(await read()).toMatchObject({ stage: 'unconnected', connection: null, people: [], entries: [] });
  expect(await world.product.database.select().from(clockifyConnections)).toEqual([]);
  world.clockify.state.calls = [];
  await world.runJob();
  expect(world.clockify.state.calls).toEqual([]);
  const [connected, recorded] = await namesRecorded(world.product.database, connect);
  expect([connected.status, recorded]).toEqual([200, expect.arrayContaining(['timesheets.clockifyConnected'])]);
  await world.runJob();
  await link('user1', professional.id);
  await fetch();
  expect(await hours()).toMatchObject([{ id: before!.id }]);
});

test('TIM-05 an ended project is fetched until the last deadline of its hours', async () => {
  const { projectId, read, fetch } = await world.connected();
  world.clockify.state.entries = [entry(at(TODAY, 9), at(TODAY, 10))];
  await fetch();
  expect((await world.move(world.admin, projectId, 'finished')).status).toBe(200);
  expect((await read()).stage).toBe('connected');
  world.clockify.state.entries.push(entry(at(TODAY, 11), at(TODAY, 12)));
  await fetch();
  expect((await read()).entries).toMatchObject([{ reason: 'timesheets.hoursClosed' }]);
  await world.product.database
    .update(timeEntries)
    .set({ state: 'payable' })
    .where(eq(timeEntries.projectId, projectId));
  expect((await read()).stage).toBe('over');
  world.clockify.state.calls = [];
  await fetch();
  expect(world.clockify.state.calls).toEqual([]);
});
