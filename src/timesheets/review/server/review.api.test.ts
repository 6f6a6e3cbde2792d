import { eq, inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf } from '#application/testing/steps/code-of.ts';
import { startBoardWorld } from '#application/testing/work/board-world.ts';
import { finishedWork, reviewSteps } from '#application/testing/work/reviewed-work.ts';
import { projectProfessionals } from '#projects/professionals/server/tables.ts';
import { tasks } from '#tasks/board/server/tables.ts';
import { timeEntries, timeEntrySteps } from '#timesheets/hours/server/tables.ts';

let world: Awaited<ReturnType<typeof startBoardWorld>>;
beforeAll(async () => {
  world = await startBoardWorld();
});
afterAll(() => world.product.close());

const headers = () => ({ headers: { workspaceid: world.workspaceId } });

const finished = () => finishedWork(world);
const { runApprovals, runDeadlines, rulingTickets, rule } = reviewSteps(() => world);

test('TSK-06 an approval takes effect when it can no longer be undone; then its hours are payable for good', async () => {
  const scene = await finished();
  expect((await scene.accept()).body).toMatchObject({ seconds: 15 });
  await runApprovals();
  expect(await scene.states()).toEqual(['pending', 'pending']);
  expect((await scene.reviews()).abilities).toMatchObject({ accept: false, undo: true });
  expect((await scene.undo()).status).toBe(200);
  await world.later({ minutes: 1 });
  await runApprovals();
  expect(await scene.states()).toEqual(['pending', 'pending']);
  expect(await scene.reviews()).toMatchObject({ reviews: [], abilities: { accept: true, undo: false } });

  await scene.accept();
  await world.later({ minutes: 1 });
  // Too late, although no job has run yet.
  expect(codeOf(await scene.undo())).toEqual([409, 'timesheets.undoOver']);
  await runApprovals();
  expect(await scene.states()).toEqual(['payable', 'payable']);
  expect((await world.open(world.owner, scene.projectId, scene.taskId)).body).toMatchObject({
    status: 'finished',
    approvedAt: expect.any(String),
  });
  expect(codeOf(await scene.contest(scene.written[0]!))).toEqual([409, 'timesheets.entryLocked']);
  expect(codeOf(await scene.accept())).toEqual([409, 'tasks.approved']);
  expect(codeOf(await scene.say('reject'))).toEqual([409, 'tasks.approved']);
  const moves = await world.product.database.select().from(tasks).where(eq(tasks.id, scene.taskId));
  expect(moves[0]!.settledMinutes).toBe(120);
});

test('GEN-09 TSK-06 what the company decided about hours stands in its activity, and leads to the task', async () => {
  const scene = await finishedWork(world);
  await scene.say('adjust');
  const { entries } = (await world.owner.call('GET /workspace/activity', { query: { kind: 'hours' } })).body;
  expect(entries[0]).toMatchObject({ name: 'timesheets.taskAdjusted', about: expect.any(String) });
  expect(entries[0]!.address).toContain('?task=');
});

test('TSK-06 whoever approves reads hours, what they cost and what is contested before', async () => {
  const scene = await finished();
  const priced = { agreedGross: 9_000, agreedNet: 8_000, agreedCurrency: 'BRL' as const, pricedAt: new Date() };
  await world.product.database
    .update(projectProfessionals)
    .set(priced)
    .where(eq(projectProfessionals.projectId, scene.projectId));
  const { projectId, taskId } = scene;
  const read = async () =>
    (await world.owner.call('GET /tasks/{projectId}/{taskId}/reviews', { params: { projectId, taskId }, ...headers() }))
      .body.approves!;
  expect((await scene.reviews()).approves!.sums).toBeNull();
  expect(await read()).toEqual({
    minutes: 120,
    contestedMinutes: 0,
    sums: [{ cents: 18_000, currency: 'BRL' }],
  });
  // Each entry is rounded by itself, as it is paid: twice 49 minutes at R$ 110.00 are R$ 89.83 each, not R$ 179.67 together.
  const { database } = world.product;
  const hires = eq(projectProfessionals.projectId, scene.projectId);
  await database.update(projectProfessionals).set({ agreedGross: 11_000 }).where(hires);
  const shorter = { minutes: 49, endedAt: sql`${timeEntries.startedAt} + interval '49 minutes'` };
  await database.update(timeEntries).set(shorter).where(inArray(timeEntries.id, scene.written));
  expect((await read()).sums).toEqual([{ cents: 2 * 89_83, currency: 'BRL' }]);
  await scene.contest(scene.written[0]!);
  const { minutes, contestedMinutes, sums } = await read();
  expect([minutes, contestedMinutes, sums]).toEqual([49, 49, [{ cents: 89_83, currency: 'BRL' }]]);
});

test('TSK-06 of many who approve at once one does; whoever only tracks tasks cannot', async () => {
  const scene = await finished();
  expect((await scene.accept(world.tracker)).status).toBe(403);
  const answers = await Promise.all(Array.from({ length: 6 }, () => scene.accept()));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  await world.later({ minutes: 1 });
  await Promise.all([runApprovals(), runApprovals()]);
  const steps = await world.product.database
    .select()
    .from(timeEntrySteps)
    .where(eq(timeEntrySteps.entryId, scene.written[0]!));
  expect(steps.map(({ step }) => step)).toEqual(['approved']);
});

test('TSK-06 a task that leaves Finished while it is being approved is not approved, even when it is back in time', async () => {
  const scene = await finished();
  await scene.accept();
  const move = (status: 'inProgress' | 'finished') =>
    world.change(scene.professional, scene.projectId, scene.taskId, { status });
  expect((await move('inProgress')).status).toBe(200);
  expect((await move('finished')).status).toBe(200);
  expect((await scene.reviews()).abilities).toMatchObject({ accept: true, undo: false });
  await world.later({ minutes: 1 });
  await runApprovals();
  expect(await scene.states()).toEqual(['pending', 'pending']);
  expect((await world.open(world.owner, scene.projectId, scene.taskId)).body).toMatchObject({ approvedAt: null });
});

test('TSK-06 an approval whose time has come holds, although no job has run yet', async () => {
  const scene = await finished();
  await scene.accept();
  await world.later({ minutes: 1 });
  const { professional, projectId, taskId } = scene;
  const params = { projectId, taskId };
  const attempts = [
    await professional.call.raw('PATCH /tasks/{projectId}/{taskId}', { params, body: { status: 'inProgress' } }),
    await world.owner.call.raw('DELETE /tasks/deleteTask/{projectId}/{taskId}', { params, ...headers() }),
  ];
  for (const attempt of attempts) expect(codeOf(attempt)).toEqual([409, 'tasks.approved']);
  await runApprovals();
  expect(await scene.states()).toEqual(['payable', 'payable']);
});

test('TSK-06 hours do not change while their task is being approved: nothing is approved unseen', async () => {
  const scene = await finished();
  const [entryId, other] = scene.written as [string, string];
  const { call } = scene.professional;
  const [entry] = await world.product.database.select().from(timeEntries).where(eq(timeEntries.id, entryId));
  const { version, endedAt } = entry!;
  const end = new Date(endedAt.getTime() - 600_000).toISOString();
  const shorten = () => call.raw('PATCH /timeEntries/{entryId}', { params: { entryId }, body: { version, end } });
  const remove = () => call.raw('DELETE /timeEntries/{entryId}', { params: { entryId: other }, query: { version: 1 } });
  await scene.accept();
  for (const attempt of [shorten, remove]) expect(codeOf(await attempt())).toEqual([409, 'tasks.reviewOpen']);
  await scene.undo();
  expect((await shorten()).status).toBe(200);
  await scene.accept();
  await world.later({ minutes: 1 });
  expect(codeOf(await remove())).toEqual([409, 'tasks.reviewOpen']);
  await runApprovals();
  expect(await scene.states()).toEqual(['payable', 'payable']);
});

test('TSK-06 an adjustment needs a reason and leads back to To do; its hours can be shortened', async () => {
  const scene = await finished();
  await scene.contest(scene.written[1]!);
  expect((await scene.say('adjust', '')).status).toBe(422);
  expect((await scene.say('adjust', 'x'.repeat(10_000))).status).toBe(422);
  expect(await scene.status()).toBe('finished');
  expect((await scene.say('adjust', '=1+1')).status).toBe(200);
  expect(await scene.status()).toBe('toDo');
  expect((await scene.reviews()).reviews).toMatchObject([{ verdict: 'adjust', reason: '=1+1' }]);
  expect(await scene.states()).toEqual(['pending', 'contested']);
  const ofTask = world.product.database.select().from(timeEntries).where(eq(timeEntries.taskId, scene.taskId));
  const [entry, contested] = await ofTask.orderBy(timeEntries.startedAt);
  expect(contested!.adjustedAt).toBeNull();
  const end = new Date(entry!.endedAt.getTime() - 600_000).toISOString();
  const changed = await scene.professional.call('PATCH /timeEntries/{entryId}', {
    params: { entryId: entry!.id },
    body: { version: entry!.version, end },
  });
  expect(changed.body.minutes).toBe(50);
  expect(codeOf(await scene.say('reject'))).toEqual([409, 'timesheets.notFinished']);
});

test.each([
  ['payable', ['payable', 'payable']],
  ['refused', ['refused', 'refused']],
] as const)('TSK-06 a rejected task holds its hours until the team rules: %s', async (verdict, states) => {
  const scene = await finished();
  await scene.contest(scene.written[1]!);
  expect((await scene.say('reject')).status).toBe(200);
  expect([await scene.status(), ...(await scene.states())]).toEqual(['rejected', 'held', 'held']);
  const [ticket, ...others] = await rulingTickets({ taskId: scene.taskId });
  expect(others).toEqual([]);
  expect(ticket).toMatchObject({ status: 'open', workspaceId: world.workspaceId });
  const rulings = await Promise.all([rule(ticket!.id, verdict), rule(ticket!.id, verdict)]);
  expect(rulings.map(codeOf).toSorted()).toEqual([
    [200, undefined],
    [409, 'timesheets.alreadyRuled'],
  ]);
  expect(await scene.states()).toEqual(states);
  expect(await rulingTickets({ taskId: scene.taskId })).toMatchObject([{ status: 'done', closedAt: expect.any(Date) }]);
  const [task] = await world.product.database.select().from(tasks).where(eq(tasks.id, scene.taskId));
  expect(task).toMatchObject(
    verdict === 'payable' ? { consumedMinutes: 120, settledMinutes: 120 } : { consumedMinutes: 0, settledMinutes: 0 },
  );
});

test('TIM-03 a contest has a reason, is answered in a thread, canceled with a reason, and silence pays', async () => {
  const scene = await finished();
  const [entryId, other] = scene.written as [string, string];
  expect((await scene.contest(entryId, '')).status).toBe(422);
  expect((await scene.contest(entryId)).body).toMatchObject({ state: 'contested' });
  expect(codeOf(await scene.contest(entryId))).toEqual([409, 'timesheets.entryLocked']);
  expect((await scene.answer(entryId)).status).toBe(200);
  expect((await scene.answer(entryId, scene.outsider)).status).toBe(404);
  expect(codeOf(await scene.answer(other))).toEqual([409, 'timesheets.entryLocked']);
  expect((await scene.cancel(entryId)).body).toMatchObject({
    state: 'pending',
    steps: [
      { step: 'contested', text: 'I saw nobody work' },
      { step: 'answered', text: 'I did' },
      { step: 'contestCanceled', text: 'All clear' },
    ],
  });
  expect((await scene.contest(entryId)).status).toBe(200);
  await world.later({ days: 70 });
  // Its deadline is over; nothing can be contested any more, whatever has run.
  expect(codeOf(await scene.contest(other))).toEqual([409, 'timesheets.deadlineOver']);
  await Promise.all([runDeadlines(), runDeadlines()]);
  expect(await scene.states()).toEqual(['held', 'payable']);
  const tickets = await rulingTickets({ timeEntryId: entryId });
  expect(tickets).toHaveLength(1);
  expect((await rule(tickets[0]!.id, 'payable')).body).toEqual({ ruled: 1 });
  expect(await scene.states()).toEqual(['payable', 'payable']);
});

test('TIM-03 the company reads all hours of a task, a professional the own ones', async () => {
  const scene = await finished();
  const params = { projectId: scene.projectId, taskId: scene.taskId };
  const read = async (who: typeof world.owner, more: object = {}) =>
    (await who.call('GET /tasks/{projectId}/{taskId}/hours', { params, ...more })).body.entries;
  expect(await read(world.manager, headers())).toMatchObject([
    { state: 'pending', minutes: 60, canContest: true },
    { state: 'pending', minutes: 60, canContest: true },
  ]);
  expect(await read(world.tracker, headers())).toMatchObject([{ canContest: false }, { canContest: false }]);
  expect(await read(scene.professional)).toHaveLength(2);
  await world.product.database
    .update(timeEntries)
    .set({ memberId: scene.outsider.id })
    .where(eq(timeEntries.id, scene.written[0]!));
  expect((await read(scene.professional)).map(({ entryId }) => entryId)).toEqual([scene.written[1]]);
});

test('TIM-03 no order of calls lets an hour be payable twice or leave a settled state', async () => {
  const scene = await finished();
  const { database } = world.product;
  const word = fc.constantFrom(
    'accept',
    'undo',
    'adjust',
    'reject',
    'contest',
    'answer',
    'cancel',
    'finish',
    'later',
    'deadline',
    'rule',
  );
  const words = fc.sample(fc.array(word, { minLength: 70, maxLength: 70 }), { numRuns: 1, seed: 11 })[0]!;
  const seen: string[][] = [];
  for (const [index, one] of words.entries()) {
    const entryId = scene.written[index % 2]!;
    if (one === 'accept') await scene.accept();
    if (one === 'undo') await scene.undo();
    if (one === 'adjust' || (one === 'reject' && index > 40)) await scene.say(one);
    if (one === 'contest') await scene.contest(entryId);
    if (one === 'answer') await scene.answer(entryId);
    if (one === 'cancel') await scene.cancel(entryId);
    if (one === 'finish')
      await scene.professional.call.raw('PATCH /tasks/{projectId}/{taskId}', {
        params: { projectId: scene.projectId, taskId: scene.taskId },
        body: { status: 'finished' },
      });
    if (one === 'later') await world.later({ minutes: 1 });
    if (one === 'deadline') {
      await runApprovals();
      await runDeadlines();
    }
    if (one === 'rule') for (const { id } of await rulingTickets({ taskId: scene.taskId })) await rule(id, 'payable');
    seen.push(await scene.states());
  }
  seen.slice(1).forEach((states, index) =>
    states.forEach((state, entry) => {
      const before = seen[index]![entry]!;
      if (before === 'payable' || before === 'refused') expect(state).toBe(before);
    }),
  );
  for (const entryId of scene.written) {
    const steps = await database.select().from(timeEntrySteps).where(eq(timeEntrySteps.entryId, entryId));
    expect(
      steps.filter(({ step }) => ['approved', 'silent', 'ruledPayable'].includes(step)).length,
    ).toBeLessThanOrEqual(1);
  }
});
