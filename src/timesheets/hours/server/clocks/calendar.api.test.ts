import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBoardWorld } from '#application/testing/work/board-world.ts';
import { disputeDeadline } from '#timesheets/hours/rules/dispute-deadline.ts';
import { timeEntries } from '#timesheets/hours/server/tables.ts';

let world: Awaited<ReturnType<typeof startBoardWorld>>;
beforeAll(async () => {
  world = await startBoardWorld();
});
afterAll(() => world.product.close());

type Scene = Awaited<ReturnType<typeof world.work>>;
/** A holiday is set in the year after this one, so that it lies ahead. */
const YEAR = new Date().getUTCFullYear() + 1;
const post = ({ professional, projectId, taskId }: Scene, start: Date, end: Date) =>
  professional.call.raw('POST /timeEntries', {
    body: { projectId, taskId, start: start.toISOString(), end: end.toISOString() },
  });
const tellZone = ({ professional }: Scene, timeZone: string) =>
  professional.call('PUT /session/timeZone', { body: { timeZone } });
const entriesOf = ({ professional }: Scene) =>
  world.product.database
    .select()
    .from(timeEntries)
    .where(eq(timeEntries.memberId, professional.id))
    .orderBy(timeEntries.startedAt);
const daysOf = async (scene: Scene) =>
  (await entriesOf(scene)).map(({ timeZone, localDate, minutes }) => [timeZone, localDate, minutes]);

test('TIM-01 the night in which clocks go forward is an hour shorter, and its day counts real minutes up to the cap', async () => {
  const scene = await world.work();
  await tellZone(scene, 'Europe/Lisbon');
  // The last Sunday of March, one in the morning.
  const lastOfMarch = new Date(Date.UTC(YEAR, 2, 31));
  const sunday = new Date(Date.UTC(YEAR, 2, 31 - lastOfMarch.getUTCDay()));
  const at = (hours: number, minutes = 0) => new Date(sunday.getTime() + hours * 3_600_000 + minutes * 60_000);
  await world.until(at(10));
  expect((await post(scene, at(-1, 30), at(2))).status).toBe(201);
  const beyond = await post(scene, at(2), at(8, 1));
  expect([beyond.status, (beyond.body as { error: { code: string } }).error.code]).toEqual([
    409,
    'timesheets.dailyLimit',
  ]);
  expect((await post(scene, at(2), at(8))).status).toBe(201);
  const date = sunday.toISOString().slice(0, 10);
  const [before, ...ofSunday] = await daysOf(scene);
  expect(before).toEqual(['Europe/Lisbon', at(-1).toISOString().slice(0, 10), 30]);
  // From midnight to two in universal time, which is three o’clock there.
  expect(ofSunday).toEqual([
    ['Europe/Lisbon', date, 120],
    ['Europe/Lisbon', date, 360],
  ]);
});

test('TIM-01 a clock over the end of a month leaves two entries, each with its own month’s deadline', async () => {
  const scene = await world.work();
  const { professional, projectId, taskId } = scene;
  // 23:00 in São Paulo of the last of May.
  const start = new Date(Date.UTC(YEAR, 5, 1, 2));
  await world.until(start);
  await professional.call('POST /timeEntries/clock', { body: { projectId, taskId } });
  await world.later({ minutes: 105 });
  await professional.call('DELETE /timeEntries/clock', {});
  const [may, june] = await entriesOf(scene);
  expect([may!.localDate, may!.minutes, june!.localDate, june!.minutes]).toEqual([
    ...[`${YEAR}-05-31`, 60],
    ...[`${YEAR}-06-01`, 45],
  ]);
  expect(may!.deadlineAt).toEqual(disputeDeadline(`${YEAR}-05-31`, may!.createdAt));
  expect(june!.deadlineAt.getTime() - may!.deadlineAt.getTime()).toBeGreaterThan(25 * 86_400_000);
});

test('TIM-01 who travels keeps the day that has begun; from its midnight on dates are those of the new place', async () => {
  const scene = await world.work();
  // Three in the afternoon in São Paulo of some Wednesday.
  const three = new Date(Date.UTC(YEAR, 6, 14, 18));
  const hour = (from: number) => new Date(three.getTime() + from * 3_600_000);
  const day = (date: number) => `${YEAR}-07-${date}`;
  await tellZone(scene, 'America/Sao_Paulo');
  await world.until(three);
  await post(scene, hour(-2), hour(-1));
  await tellZone(scene, 'Asia/Tokyo');
  await post(scene, hour(-1), hour(0));
  // Four in the morning in Tokyo of the 15th; in São Paulo it is still the 14th.
  await world.until(hour(1));
  await post(scene, hour(0), hour(1));
  expect(await daysOf(scene)).toEqual(Array.from({ length: 3 }, () => ['America/Sao_Paulo', day(14), 60]));
  // A minute after midnight in São Paulo.
  await world.until(new Date(hour(10).getTime() + 60_000));
  await post(scene, hour(9), hour(10));
  expect((await daysOf(scene)).at(-1)).toEqual(['Asia/Tokyo', day(15), 60]);
  // Back again: the cap of a date holds, whatever the zone of its entries.
  await tellZone(scene, 'America/Sao_Paulo');
  await world.until(hour(33));
  const again = await post(scene, hour(25.5), hour(33));
  expect(again.status).toBe(409);
  expect((await post(scene, hour(26), hour(33))).status).toBe(201);
  expect((await daysOf(scene)).slice(-1)).toEqual([['America/Sao_Paulo', day(15), 420]]);
});

test('TIM-03 a holiday added later, or taken away, never moves a deadline nearer that was told', async () => {
  const scene = await world.work();
  const { professional } = scene;
  const holidays = world.product.config.holidays as Set<string>;
  const three = new Date(Date.UTC(YEAR, 6, 14, 18));
  await world.until(three);
  const minutes = (before: number) => new Date(three.getTime() - before * 60_000);
  await post(scene, minutes(120), minutes(60));
  await post(scene, minutes(60), minutes(0));
  const [told, untouched] = await entriesOf(scene);
  const dateOf = (moment: Date) => new Date(moment.getTime() - 3 * 3_600_000).toISOString().slice(0, 10);
  const holiday = dateOf(told!.deadlineAt);
  const change = async (description: string) => {
    const { version } = (await entriesOf(scene))[0]!;
    const parts = { params: { entryId: told!.id }, body: { version, description } };
    expect((await professional.call('PATCH /timeEntries/{entryId}', parts)).status).toBe(200);
    return (await entriesOf(scene))[0]!.deadlineAt;
  };
  holidays.add(holiday);
  try {
    const later = await change('With the holiday');
    expect(later.getTime()).toBeGreaterThan(told!.deadlineAt.getTime());
    holidays.delete(holiday);
    expect(await change('Without it')).toEqual(later);
    expect((await entriesOf(scene))[1]!.deadlineAt).toEqual(untouched!.deadlineAt);
  } finally {
    holidays.delete(holiday);
  }
});
