import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBoardWorld } from '#application/testing/work/board-world.ts';
import { finishedWork, reviewSteps } from '#application/testing/work/reviewed-work.ts';
import { clock as productTime } from '#platform/calendar/clock.ts';
import { tasks } from '#tasks/board/server/tables.ts';
import { MAXIMUM_MINUTES_PER_DAY } from '#timesheets/hours/rules/hour-limits.ts';
import { runClocksJob } from '#timesheets/hours/server/run-clocks.ts';
import { personDays, timeEntries, timeEntrySteps } from '#timesheets/hours/server/tables.ts';

let world: Awaited<ReturnType<typeof startBoardWorld>>;
beforeAll(async () => {
  world = await startBoardWorld();
});
afterAll(() => world.product.close());
const { runApprovals, runDeadlines, rulingTickets, rule } = reviewSteps(() => world);

type Scene = Awaited<ReturnType<typeof finishedWork>>;
type Entry = typeof timeEntries.$inferSelect;

/** What is said more often stands more often. */
const words = [
  ...['post', 'post', 'post', 'lengthen', 'delete', 'start', 'start', 'stop', 'begin', 'begin', 'begin', 'finish'],
  ...['answer', 'accept', 'undo', 'adjust', 'reject', 'contest', 'contest', 'cancel', 'rule'],
  ...['jobs', 'minute', 'day', 'days'],
];
const call = fc.record({
  word: fc.constantFrom(...words),
  which: fc.nat(19),
  minutes: fc.integer({ min: 1, max: 260 }),
});

const entriesOf = ({ professional }: Scene): Promise<Entry[]> =>
  world.product.database
    .select()
    .from(timeEntries)
    .where(eq(timeEntries.memberId, professional.id))
    .orderBy(timeEntries.startedAt);

async function callOnce(scene: Scene, { word, which, minutes }: { word: string; which: number; minutes: number }) {
  const { professional, projectId, taskId } = scene;
  const entries = await entriesOf(scene);
  const entry = entries[which % Math.max(entries.length, 1)];
  const now = Math.floor(productTime.now().getTime() / 60_000) * 60_000;
  const before = (some: number) => new Date(now - some * 60_000).toISOString();
  const move = (status: 'inProgress' | 'finished') =>
    professional.call.raw('PATCH /tasks/{projectId}/{taskId}', { params: { projectId, taskId }, body: { status } });
  const own = entry && { params: { entryId: entry.id } };
  switch (word) {
    case 'post':
      return professional.call.raw('POST /timeEntries', {
        body: { projectId, taskId, start: before(which * 30 + minutes), end: before(which * 30) },
      });
    case 'start':
      return professional.call.raw('POST /timeEntries/clock', { body: { projectId, taskId } });
    case 'stop':
      return professional.call.raw('DELETE /timeEntries/clock', {});
    case 'begin':
      return move('inProgress');
    case 'finish':
      return move('finished');
    case 'accept':
      return scene.accept();
    case 'undo':
      return scene.undo();
    case 'adjust':
      return scene.say('adjust');
    case 'reject':
      return which < 5 ? scene.say('reject') : null;
  }
  if (!entry || !own) return null;
  switch (word) {
    case 'lengthen':
      return professional.call.raw('PATCH /timeEntries/{entryId}', {
        ...own,
        body: { version: entry.version, end: new Date(entry.startedAt.getTime() + minutes * 60_000).toISOString() },
      });
    case 'delete':
      return professional.call.raw('DELETE /timeEntries/{entryId}', { ...own, query: { version: entry.version } });
    case 'answer':
      return scene.answer(entry.id);
    case 'contest':
      return scene.contest(entry.id);
    case 'cancel':
      return scene.cancel(entry.id);
    case 'rule': {
      const tickets = [...(await rulingTickets({ taskId })), ...(await rulingTickets({ timeEntryId: entry.id }))];
      const [answer] = await Promise.all(tickets.map(({ id }) => rule(id, which < 12 ? 'refused' : 'payable')));
      return answer ?? null;
    }
    default:
      return null;
  }
}

const ending = new Set(['accept', 'reject']);
const settled = new Set(['payable', 'refused', 'paid']);
const sum = (some: readonly Entry[]) => some.reduce((all, { minutes }) => all + minutes, 0);

async function checkEverything(scene: Scene, before: readonly Entry[]): Promise<Entry[]> {
  const { database } = world.product;
  const entries = await entriesOf(scene);
  entries
    .slice(1)
    .forEach((entry, index) =>
      expect(entry.startedAt.getTime()).toBeGreaterThanOrEqual(entries[index]!.endedAt.getTime()),
    );
  for (const [localDate, ofDay] of Map.groupBy(entries, (entry) => entry.localDate)) {
    expect(sum(ofDay)).toBeLessThanOrEqual(MAXIMUM_MINUTES_PER_DAY);
    const own = and(eq(personDays.memberId, scene.professional.id), eq(personDays.localDate, localDate));
    expect((await database.select().from(personDays).where(own))[0]!.minutes).toBe(sum(ofDay));
  }
  const [task] = await database.select().from(tasks).where(eq(tasks.id, scene.taskId));
  expect([task!.consumedMinutes, task!.settledMinutes]).toEqual([
    sum(entries.filter(({ state }) => state !== 'refused')),
    sum(entries.filter(({ state }) => state === 'payable' || state === 'paid')),
  ]);
  // What is settled stays exactly as it is.
  for (const old of before.filter(({ state }) => settled.has(state)))
    expect(entries.find(({ id }) => id === old.id)).toEqual(old);
  // A deadline that was told never moves nearer.
  for (const old of before) {
    const deadline = entries.find(({ id }) => id === old.id)?.deadlineAt ?? old.deadlineAt;
    expect(deadline.getTime()).toBeGreaterThanOrEqual(old.deadlineAt.getTime());
  }
  return entries;
}

test('TIM-03 no order of calls, several at once, breaks cap or overlap or lets an hour be payable twice', async () => {
  const rounds = fc.array(fc.array(call, { minLength: 2, maxLength: 4 }), { minLength: 36, maxLength: 36 });
  const reached = new Set<string>();
  // One weekday and hour on whatever day the test runs: the same plan reaches the same states.
  await world.later({ minutes: (Date.parse('2031-03-10T13:00:00Z') - Date.now()) / 60_000 });
  for (const plan of fc.sample(rounds, { numRuns: 2, seed: 4 })) {
    const scene = await finishedWork(world);
    const { professional, projectId, taskId } = scene;
    await world.change(world.owner, projectId, taskId, { status: 'inProgress' });
    let entries = await checkEverything(scene, []);
    for (const [index, round] of plan.entries()) {
      if (round.some(({ word }) => word === 'minute')) await world.later({ minutes: 1 });
      if (round.some(({ word }) => word === 'day')) await world.later({ hours: 20 });
      if (round.some(({ word, which }) => word === 'days' && which > 12)) await world.later({ days: 40 });
      const jobs = round.some(({ word }) => word === 'jobs');
      const answers = await Promise.all([
        // Whatever ends the task comes late.
        ...round.filter(({ word }) => !ending.has(word) || index > 20).map((one) => callOnce(scene, one)),
        ...(jobs ? [runApprovals(), runDeadlines(), world.product.runJob(runClocksJob, {})] : []),
      ]);
      for (const answer of answers) if (answer) expect(answer.status).toBeLessThan(500);
      entries = await checkEverything(scene, entries);
      for (const { state } of entries) reached.add(state);
    }
    expect(entries.length).toBeGreaterThan(2);
    // In the end nothing is open.
    await world.later({ days: 70 });
    await runDeadlines();
    const tickets = await Promise.all([
      rulingTickets({ taskId }),
      ...entries.map(({ id: timeEntryId }) => rulingTickets({ timeEntryId })),
    ]);
    for (const { id } of tickets.flat()) await rule(id, 'refused');
    entries = await checkEverything(scene, entries);
    for (const { state } of entries) {
      expect(settled).toContain(state);
      reached.add(state);
    }
    for (const { id } of entries) {
      const steps = await world.product.database.select().from(timeEntrySteps).where(eq(timeEntrySteps.entryId, id));
      const ends = ['approved', 'silent', 'ruledPayable', 'ruledRefused'];
      expect(steps.filter(({ step }) => ends.includes(step)).length).toBeLessThanOrEqual(1);
    }
    expect((await professional.call('GET /timeEntries/week', {})).status).toBe(200);
  }
  // The plan reaches what it is about.
  expect([...reached].toSorted()).toEqual(['contested', 'held', 'payable', 'pending', 'refused']);
}, 120_000);
