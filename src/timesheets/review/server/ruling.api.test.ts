import { eq, or } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBoardWorld } from '#application/testing/work/board-world.ts';
import { clock } from '#platform/calendar/clock.ts';
import { supportTickets } from '#support/server/tables.ts';
import { buildHours } from '#timesheets/builders.ts';
import { passDeadlinesJob } from './pass-deadlines.ts';

let world: Awaited<ReturnType<typeof startBoardWorld>>;
beforeAll(async () => {
  world = await startBoardWorld();
});
afterAll(() => world.product.close());

const headers = () => ({ headers: { workspaceid: world.workspaceId } });

/** A finished task with an hour of two mornings. */
async function scene() {
  const made = await world.work();
  const { projectId, taskId, professional, professionalId: hireId } = made;
  const noon = Math.floor(clock.now().getTime() / 86_400_000) * 86_400_000 - 86_400_000 + 12 * 3_600_000;
  const place = { workspaceId: world.workspaceId, projectId, taskId, memberId: professional.id, hireId };
  const hour = async (from: number) => {
    const span = { start: new Date(noon + from * 3_600_000), end: new Date(noon + (from + 1) * 3_600_000) };
    return (await buildHours(world.product.database, { ...place, ...span, description: `Hour ${from}` })).entryIds[0]!;
  };
  const entryIds = [await hour(0), await hour(1)];
  await world.change(professional, projectId, taskId, { status: 'finished' });
  return {
    ...made,
    entryIds,
    contest: (entryId: string) =>
      world.owner.call('POST /timeEntries/contestTimeEntry', { body: { entryId, reason: 'I saw nobody work' } }),
    answer: (entryId: string) =>
      professional.call('POST /timeEntries/{entryId}/answer', { params: { entryId }, body: { text: 'I was there' } }),
    reject: () =>
      world.owner.call('POST /tasks/{projectId}/{taskId}/reject', {
        params: { projectId, taskId },
        body: { reason: 'Nothing works' },
      }),
    /** Its tickets, the oldest first. */
    tickets: () =>
      world.product.database
        .select()
        .from(supportTickets)
        .where(
          or(
            eq(supportTickets.taskId, taskId),
            eq(supportTickets.timeEntryId, entryIds[0]!),
            eq(supportTickets.timeEntryId, entryIds[1]!),
          ),
        )
        .orderBy(supportTickets.openedAt),
    thread: async (entryId: string, who = professional) =>
      (await who.call('GET /timeEntries/{entryId}/steps', { params: { entryId } })).body,
    hours: async (who = professional) =>
      (await who.call('GET /tasks/{projectId}/{taskId}/hours', { params: { projectId, taskId } })).body.entries,
  };
}
const read = (supportId: string, who = world.admin, more: object = {}) =>
  who.call.raw('GET /timeEntries/ruling/{supportId}', { params: { supportId }, ...more });
const rule = (supportId: string, verdict: 'payable' | 'refused', words = 'The log agrees') =>
  world.admin.call('POST /timeEntries/ruling', { body: { supportId, verdict, words } });

test('TSK-06 a ticket about a rejected task shows its held hours with what both sides said, and ends with the ruling', async () => {
  const { entryIds, ...steps } = await scene();
  await steps.contest(entryIds[1]!);
  await steps.answer(entryIds[1]!);
  await steps.reject();
  const [ticket, ...others] = await steps.tickets();
  expect(others).toEqual([]);
  const { id: supportId, answerDueAt } = ticket!;
  const said = [
    { step: 'contested', text: 'I saw nobody work' },
    { step: 'answered', text: 'I was there' },
    { step: 'held', text: 'Nothing works' },
  ];
  expect((await read(supportId)).body).toMatchObject({
    task: 'Work',
    cause: 'rejectedTask',
    dueAt: answerDueAt.toISOString(),
    heldMinutes: 120,
    canRule: true,
    entries: [
      { entryId: entryIds[1], description: 'Hour 1', state: 'held', steps: said },
      { entryId: entryIds[0], state: 'held', steps: [{ step: 'held', text: 'Nothing works' }] },
    ],
  });
  expect((await read(supportId, world.owner)).body).toMatchObject({ heldMinutes: 120, canRule: false });
  // Both sides read until when the team has promised to decide.
  const rulingDueAt = answerDueAt.toISOString();
  expect(await steps.thread(entryIds[0]!)).toMatchObject({ state: 'held', rulingDueAt });
  for (const who of [steps.professional, world.owner])
    expect((await steps.hours(who)).map((entry) => entry.rulingDueAt)).toEqual([rulingDueAt, rulingDueAt]);

  const { body } = await world.admin.call('GET /support/{supportId}', { params: { supportId } });
  expect(body.abilities).toEqual({ write: true, close: false });
  const close = { params: { supportId }, body: { version: body.version, status: 'closed' as const } };
  for (const who of [world.admin, world.owner])
    expect((await who.call.raw('PATCH /support/{supportId}', close)).body).toMatchObject({
      error: { code: 'support.needsRuling' },
    });

  // Late: they stay held until somebody rules.
  await world.later({ days: 30 });
  await world.product.runJob(passDeadlinesJob, {});
  expect((await read(supportId)).body).toMatchObject({ heldMinutes: 120, canRule: true });
  const before = (await world.mailsTo(world.owner.email)).length;
  await rule(supportId, 'refused', 'The log shows nothing');
  const told = (await world.mailsTo(world.owner.email)).slice(before);
  expect(told.map(({ subject }) => subject)).toEqual([expect.stringContaining('Work')]);
  expect(told[0]!.textBody).toMatch(/não serão pagas[^]*The log shows nothing/);
  expect((await read(supportId)).body).toMatchObject({ heldMinutes: 0, canRule: false });
  expect(await steps.thread(entryIds[0]!)).toMatchObject({
    state: 'refused',
    rulingDueAt: null,
    steps: [{ step: 'held' }, { step: 'ruledRefused', text: 'The log shows nothing' }],
  });
  const thread = await world.owner.call('GET /support/{supportId}', { params: { supportId } });
  expect(thread.body).toMatchObject({ status: 'done', messages: [{ text: 'Nothing works' }, { isTeam: true }] });
});

test('TSK-06 a contested entry and its task that is rejected later are ruled on one by one', async () => {
  const { entryIds, ...steps } = await scene();
  await steps.contest(entryIds[0]!);
  const { deadlineAt } = await steps.thread(entryIds[0]!);
  await world.product.database.execute(
    `update time_entries set deadline_at = '${new Date(Date.parse(deadlineAt) + 86_400_000).toISOString()}' where id = '${entryIds[1]}'`,
  );
  await world.later({ minutes: Math.ceil((Date.parse(deadlineAt) - clock.now().getTime()) / 60_000) + 1 });
  await world.product.runJob(passDeadlinesJob, {});
  await steps.reject();
  const [ofEntry, ofTask] = await steps.tickets();
  expect((await read(ofEntry!.id)).body).toMatchObject({ cause: 'contest', heldMinutes: 60 });
  expect((await read(ofTask!.id)).body).toMatchObject({ cause: 'rejectedTask', heldMinutes: 60 });
  expect((await rule(ofTask!.id, 'payable')).body).toEqual({ ruled: 1 });
  expect((await steps.hours()).map(({ state }) => state)).toEqual(['payable', 'held']);
  expect((await rule(ofEntry!.id, 'refused')).body).toEqual({ ruled: 1 });
  expect((await steps.hours()).map(({ state }) => state)).toEqual(['payable', 'refused']);
});

test('TSK-06 colleagues read the tickets that they opened, other companies and professionals none', async () => {
  const { projectId, taskId, ...steps } = await scene();
  const params = { projectId, taskId };
  await world.manager.call('POST /tasks/{projectId}/{taskId}/reject', {
    params,
    body: { reason: 'No' },
    ...headers(),
  });
  const [ticket] = await steps.tickets();
  expect((await read(ticket!.id, world.manager, headers())).status).toBe(200);
  expect((await read(ticket!.id, world.tracker, headers())).status).toBe(404);
  expect((await read(ticket!.id, world.otherOwner)).status).toBe(404);
  expect((await read(ticket!.id, steps.professional)).status).toBe(403);
});
