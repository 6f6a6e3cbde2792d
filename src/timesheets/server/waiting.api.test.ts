import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBoardWorld } from '#application/testing/work/board-world.ts';
import { waitingSteps } from '#application/testing/steps/waiting-steps.ts';
import type { Person } from '#application/testing/pipeline-world.ts';
import { projectProfessionals } from '#projects/professionals/server/tables.ts';
import { supportTickets } from '#support/server/tables.ts';
import { buildHours } from '#timesheets/builders.ts';
import { applyReviewsJob } from '#timesheets/review/server/apply-reviews.ts';
import { passDeadlinesJob } from '#timesheets/review/server/pass-deadlines.ts';

let world: Awaited<ReturnType<typeof startBoardWorld>>;
beforeAll(async () => {
  world = await startBoardWorld();
});
afterAll(() => world.product.close());
const { itemsOf } = waitingSteps(() => world.product);

const headers = () => ({ headers: { workspaceid: world.workspaceId } });

/** What waits for somebody of one kind in one project. */
async function waitsFor(who: Person, kind: string, projectId: string) {
  const { body } = await who.call('GET /waiting', {
    ...(who === world.manager || who === world.tracker ? headers() : {}),
  });

  return body.items.filter((item) => item.kind === `timesheets.${kind}` && item.address.includes(projectId));
}

/** A task in progress with two hours on it. */
async function scene() {
  const made = await world.work();
  const { projectId, taskId, professional, professionalId } = made;
  const { database } = world.product;
  const [hire] = await database.select().from(projectProfessionals).where(eq(projectProfessionals.id, professionalId));
  const end = new Date(Math.floor(Date.now() / 86_400_000) * 86_400_000 - 8 * 3_600_000);
  const { entryIds } = await buildHours(database, {
    workspaceId: hire!.workspaceId,
    projectId,
    taskId,
    memberId: professional.id,
    hireId: hire!.id,
    start: new Date(end.getTime() - 2 * 3_600_000),
    end,
  });
  const { manager } = world;
  const params = { projectId, taskId };
  const say = (verdict: 'accept' | 'adjust' | 'reject', body: object = { reason: 'Missing tests' }) =>
    manager.call.raw(`POST /tasks/{projectId}/{taskId}/${verdict}`, {
      params,
      ...(verdict === 'accept' ? {} : { body }),
      ...headers(),
    });
  return {
    ...made,
    entryId: entryIds[0]!,
    address: `/task-assignments/kanban-view/${projectId}?task=${taskId}`,
    finish: () => world.change(professional, projectId, taskId, { status: 'finished' }),
    begin: () => world.change(professional, projectId, taskId, { status: 'inProgress' }),
    say,
    contest: () =>
      manager.call('POST /timeEntries/contestTimeEntry', {
        body: { entryId: entryIds[0]!, reason: 'I saw nobody work' },
        ...headers(),
      }),
    answer: (who: Person) =>
      who.call('POST /timeEntries/{entryId}/answer', {
        params: { entryId: entryIds[0]! },
        body: { text: 'I worked from the train' },
        ...(who === professional ? {} : headers()),
      }),
    cancel: () =>
      manager.call('POST /timeEntries/{entryId}/cancelContest', {
        params: { entryId: entryIds[0]! },
        body: { reason: 'All clear' },
        ...headers(),
      }),
    fresh: async (who: Person, act: () => Promise<unknown>) => {
      const before = (await world.mailsTo(who.email)).length;
      await act();
      return (await world.mailsTo(who.email)).slice(before);
    },
  };
}

test('TSK-06 finished tasks wait for whoever may approve, adjusted ones for their professional', async () => {
  const { projectId, professional, address, ...steps } = await scene();
  const { owner, manager, tracker } = world;
  expect(await waitsFor(owner, 'tasksToApprove', projectId)).toEqual([]);
  await steps.finish();
  const item = { title: 'Work', count: 1, address, until: expect.any(String) };
  for (const who of [owner, manager]) expect(await waitsFor(who, 'tasksToApprove', projectId)).toMatchObject([item]);
  for (const who of [tracker, professional, world.otherOwner])
    expect(await waitsFor(who, 'tasksToApprove', projectId)).toEqual([]);

  await steps.say('adjust');
  expect(await waitsFor(owner, 'tasksToApprove', projectId)).toEqual([]);
  expect(await waitsFor(professional, 'taskToAdjust', projectId)).toMatchObject([{ title: 'Work', address }]);
  await steps.begin();
  expect(await waitsFor(professional, 'taskToAdjust', projectId)).toEqual([]);

  await steps.finish();
  await steps.say('accept');
  expect(await waitsFor(owner, 'tasksToApprove', projectId)).toEqual([]);
  await world.later({ minutes: 1 });
  await world.product.runJob(applyReviewsJob, {});
  expect(await waitsFor(owner, 'tasksToApprove', projectId)).toEqual([]);
});

test('TIM-03 a contest waits for the side that did not speak last, until its deadline', async () => {
  const { projectId, professional, address, ...steps } = await scene();
  const { owner, manager, tracker } = world;
  const { deadlineAt } = (await steps.contest()).body;
  expect(await waitsFor(professional, 'hoursContested', projectId)).toMatchObject([{ address, until: deadlineAt }]);
  expect(await waitsFor(manager, 'contestAnswered', projectId)).toEqual([]);
  await steps.answer(professional);
  expect(await waitsFor(professional, 'hoursContested', projectId)).toEqual([]);
  for (const who of [owner, manager])
    expect(await waitsFor(who, 'contestAnswered', projectId)).toMatchObject([{ address, until: deadlineAt }]);
  expect(await waitsFor(tracker, 'contestAnswered', projectId)).toEqual([]);
  await steps.answer(manager);
  expect(await waitsFor(owner, 'contestAnswered', projectId)).toEqual([]);
  expect(await waitsFor(professional, 'hoursContested', projectId)).toHaveLength(1);
  await steps.cancel();
  expect(await waitsFor(professional, 'hoursContested', projectId)).toEqual([]);
});

test('TIM-03 each word about hours is mailed once, to whom it concerns', async () => {
  const { professional, taskId, ...steps } = await scene();
  const { manager } = world;
  const [contested, ...twice] = await steps.fresh(professional, steps.contest);
  expect(twice).toEqual([]);
  expect(contested!.subject).toContain('Work');
  for (const words of ['I saw nobody work', '2 h', `?task=${taskId}`]) expect(contested!.textBody).toContain(words);
  const answered = await steps.fresh(manager, () => steps.answer(professional));
  expect(answered.map(({ textBody }) => textBody)).toEqual([expect.stringContaining('I worked from the train')]);
  expect(await steps.fresh(professional, () => steps.answer(manager))).toHaveLength(1);
  const canceled = await steps.fresh(professional, steps.cancel);
  expect(canceled.map(({ textBody }) => textBody)).toEqual([expect.stringContaining('All clear')]);

  await steps.contest();
  await world.later({ days: 70 });
  expect(await steps.fresh(professional, () => world.product.runJob(passDeadlinesJob, {}))).toHaveLength(1);
  const [ticket] = await world.product.database
    .select()
    .from(supportTickets)
    .where(eq(supportTickets.timeEntryId, steps.entryId));
  const rule = () =>
    world.admin.call('POST /timeEntries/ruling', {
      body: { supportId: ticket!.id, verdict: 'refused', words: 'The log shows nothing' },
    });
  const ruled = await steps.fresh(professional, rule);
  expect(ruled.map(({ textBody }) => textBody)).toEqual([expect.stringContaining('The log shows nothing')]);
});

test('TSK-06 adjusting and rejecting mail the people of the task with the reason, approving nobody', async () => {
  const { professional, ...steps } = await scene();
  await steps.finish();
  const adjusted = await steps.fresh(professional, () => steps.say('adjust'));
  expect(adjusted.map(({ textBody }) => textBody)).toEqual([expect.stringContaining('Missing tests')]);
  await steps.begin();
  await steps.finish();
  const rejected = await steps.fresh(professional, () => steps.say('reject'));
  expect(rejected).toHaveLength(1);
  for (const words of ['Missing tests', '2 h']) expect(rejected[0]!.textBody).toContain(words);
});

test('TSK-06 a ruling waits for the team until it is given, even after a question', async () => {
  const { taskId, ...steps } = await scene();
  await steps.finish();
  await steps.say('reject');
  // Due before all that other tests leave open: the list holds the most urgent of each kind.
  const [ticket] = await world.product.database
    .update(supportTickets)
    .set({ answerDueAt: new Date(0) })
    .where(eq(supportTickets.taskId, taskId))
    .returning();
  const supportId = ticket!.id;
  const waits = async () =>
    (await itemsOf(world.admin, 'support.ticketToAnswer')).filter(({ address }) => address.includes(supportId));
  expect(await waits()).toHaveLength(1);
  await world.admin.call.raw('POST /support/{supportId}/messages', { params: { supportId }, body: { text: 'Why?' } });
  expect(await waits()).toHaveLength(1);
  await world.admin.call('POST /timeEntries/ruling', { body: { supportId, verdict: 'payable', words: 'It was done' } });
  expect(await waits()).toEqual([]);
});
