import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBoardWorld } from '#application/testing/work/board-world.ts';
import { finishedWork, reviewSteps } from '#application/testing/work/reviewed-work.ts';
import { buildColleague } from '#application/testing/project-world.ts';
import { codeOf } from '#application/testing/steps/code-of.ts';
import { tasks } from '#tasks/board/server/tables.ts';
import { happenings } from '#platform/db/tables.ts';
import { timeEntries, timeEntrySteps } from '#timesheets/hours/server/tables.ts';
import { workspaceMembers } from '#workspaces/server/tables.ts';

let world: Awaited<ReturnType<typeof startBoardWorld>>;
beforeAll(async () => {
  world = await startBoardWorld();
});
afterAll(() => world.product.close());
const { runApprovals, runDeadlines, rulingTickets, rule } = reviewSteps(() => world);

const entryOf = async (entryId: string) =>
  (await world.product.database.select().from(timeEntries).where(eq(timeEntries.id, entryId)))[0]!;
const stepsOf = async (entryId: string) =>
  (await world.product.database.select().from(timeEntrySteps).where(eq(timeEntrySteps.entryId, entryId)))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .map(({ step }) => step);

test('TIM-03 an entry edited while it is contested was edited before, or is not edited at all', async () => {
  const scenes = await Promise.all(Array.from({ length: 6 }, () => finishedWork(world)));
  for (const { written, professional, contest, taskId } of scenes) {
    const [entryId] = written as [string];
    const edit = () =>
      professional.call.raw('PATCH /timeEntries/{entryId}', {
        params: { entryId },
        body: { version: 1, description: 'Edited' },
      });
    const [edited, contested] = await Promise.all([edit(), contest(entryId)]);
    expect(contested.status).toBe(200);
    const isEdited = edited.status === 200;
    expect(isEdited ? 200 : edited.status).toBe(isEdited ? 200 : 409);
    expect(await entryOf(entryId)).toMatchObject({
      state: 'contested',
      description: isEdited ? 'Edited' : '',
      version: isEdited ? 3 : 2,
    });
    // In the order in which they happened.
    const told = await world.product.database
      .select({ name: happenings.name })
      .from(happenings)
      .where(
        sql`${happenings.ids} ->> 'taskId' = ${taskId} and ${happenings.name} in ('timesheets.hoursChanged', 'timesheets.hoursContested')`,
      )
      .orderBy(happenings.id);
    expect(told.map(({ name }) => name)).toEqual([
      ...(isEdited ? ['timesheets.hoursChanged'] : []),
      'timesheets.hoursContested',
    ]);
  }
});

test('TIM-03 hours contested while they are approved: before it takes effect they stay contested, afterwards nobody contests', async () => {
  const scene = await finishedWork(world);
  const [first, second] = scene.written as [string, string];
  await scene.accept();
  expect((await scene.contest(first)).status).toBe(200);
  await world.later({ minutes: 1 });
  const [late] = await Promise.all([scene.contest(second), runApprovals(), runApprovals()]);
  expect(codeOf(late)).toEqual([409, 'timesheets.entryLocked']);
  expect(await scene.states()).toEqual(['contested', 'payable']);
  expect(await stepsOf(second)).toEqual(['approved']);
  // The contest goes on, although its task is approved.
  expect((await scene.cancel(first)).body).toMatchObject({ state: 'pending' });
});

test('TIM-03 a deadline is older than every later word, although the job that passes it is late', async () => {
  const [rejected, canceled] = [await finishedWork(world), await finishedWork(world)];
  await canceled.contest(canceled.written[0]!);
  await world.later({ days: 70 });
  expect((await rejected.say('reject')).status).toBe(200);
  expect(await rejected.states()).toEqual(['payable', 'payable']);
  expect(await rulingTickets({ taskId: rejected.taskId })).toEqual([]);
  // A contest that stood at the deadline is held, and no longer anybody's to cancel.
  expect(codeOf(await canceled.cancel(canceled.written[0]!))).toEqual([409, 'timesheets.entryLocked']);
  expect(codeOf(await canceled.answer(canceled.written[0]!))).toEqual([409, 'timesheets.entryLocked']);
  await Promise.all([runDeadlines(), canceled.accept(), runDeadlines()]);
  expect(await canceled.states()).toEqual(['held', 'payable']);
  expect(await stepsOf(canceled.written[0]!)).toEqual(['contested', 'held']);
  expect(await rulingTickets({ timeEntryId: canceled.written[0]! })).toHaveLength(1);
});

test('TSK-06 of approving, adjusting and rejecting at once exactly one happens', async () => {
  const scene = await finishedWork(world);
  const answers = await Promise.all([scene.say('reject'), scene.accept(), scene.say('adjust'), scene.say('reject')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  await world.later({ minutes: 1 });
  await runApprovals();
  const status = await scene.status();
  const expected = { toDo: 'pending', rejected: 'held', finished: 'payable' }[status as 'toDo'];
  expect(await scene.states()).toEqual([expected, expected]);
});

test('TIM-03 a project that finished takes no hours, while contests, approvals and rulings run to their ends', async () => {
  const [approved, disputed] = [await finishedWork(world), await finishedWork(world)];
  for (const { projectId } of [approved, disputed])
    expect((await world.move(world.owner, projectId, 'finished')).status).toBe(200);
  expect((await approved.accept()).status).toBe(200);
  expect((await disputed.contest(disputed.written[0]!)).status).toBe(200);
  expect((await disputed.answer(disputed.written[0]!)).status).toBe(200);
  await world.later({ days: 70 });
  await runApprovals();
  await runDeadlines();
  expect(await approved.states()).toEqual(['payable', 'payable']);
  expect(await disputed.states()).toEqual(['held', 'payable']);
  const [ticket] = await rulingTickets({ timeEntryId: disputed.written[0]! });
  expect((await rule(ticket!.id, 'refused')).status).toBe(200);
  expect(await disputed.states()).toEqual(['refused', 'payable']);
});

test('TIM-03 words are neither empty nor endless, and formulas stay the text that they are', async () => {
  const scene = await finishedWork(world);
  const [first, second] = scene.written as [string, string];
  const formula = '=HYPERLINK("http://example.com","x")';
  const says = [
    ['contest', (words: string) => scene.contest(first, words)],
    ['answer', (words: string) => scene.answer(first, scene.professional, words)],
    ['cancel', (words: string) => scene.cancel(first, words)],
    ['reject', (words: string) => scene.say('reject', words)],
  ] as const;
  for (const [name, say] of says) {
    for (const words of ['', '  \n ', 'x'.repeat(2_001)])
      expect([name, (await say(words)).status]).toEqual([name, 422]);
    expect([name, (await say('x'.repeat(10_000_000))).status]).toEqual([name, 413]);
    expect([name, (await say(formula)).status]).toEqual([name, 200]);
  }
  const steps = await world.product.database.select().from(timeEntrySteps).where(eq(timeEntrySteps.entryId, first));
  expect(steps.map(({ text }) => text)).toEqual([formula, formula, formula, formula]);
  expect(await stepsOf(second)).toEqual(['held']);
});

test('TSK-06 a permission taken away between opening and dropping refuses the drop and changes nothing', async () => {
  const { product, workspaceId } = world;
  const scene = await finishedWork(world);
  const { projectId, taskId } = scene;
  const colleague = await buildColleague(product, workspaceId, ['trackTasks', 'manageTasks']);
  const take = (permissions: ('trackTasks' | 'manageTasks')[]) =>
    product.database.update(workspaceMembers).set({ permissions }).where(eq(workspaceMembers.userId, colleague.id));
  const row = async () => (await product.database.select().from(tasks).where(eq(tasks.id, taskId)))[0];
  expect((await world.open(colleague, projectId, taskId)).body.abilities.moves).toContain('toDo');
  expect((await scene.accept(colleague)).status).toBe(200);
  const before = await row();
  await take(['trackTasks']);
  const params = { projectId, taskId };
  const headers = { workspaceid: workspaceId };
  expect((await colleague.call.raw('DELETE /tasks/{projectId}/{taskId}/accept', { params, headers })).status).toBe(403);
  await take([]);
  expect((await world.change(colleague, projectId, taskId, { status: 'toDo' })).status).toBe(403);
  // A professional who left meanwhile drops nothing either.
  const { version } = (await world.readSquad(world.owner, projectId)).professionals[0]!;
  const body = { professionalId: scene.professionalId, version, hoursOwed: true, financeNote: 'x' };
  await world.admin.call('PUT /deactiveSquadMember', { body });
  expect((await world.change(scene.professional, projectId, taskId, { status: 'toDo' })).status).toBe(403);
  expect(await row()).toEqual(before);
});
