import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildColleague } from '#application/testing/project-world.ts';
import { startBoardWorld } from '#application/testing/work/board-world.ts';
import { projectProfessionals } from '#projects/professionals/server/tables.ts';
import { positions } from '#projects/server/tables.ts';
import { buildHours } from '#timesheets/builders.ts';
import { type EntryState, entryStates } from '#timesheets/hours/rules/entry-life.ts';
import { dueMinutes } from '#timesheets/hours/rules/hours-balance.ts';
import { clockTime } from '#platform/db/clock-time.ts';
import { beginAt } from '#platform/testing/moved-date.ts';

let world: Awaited<ReturnType<typeof startBoardWorld>>;
beforeAll(async () => {
  world = await startBoardWorld();
});
afterAll(() => world.product.close());

// Its hours stand in March and April.
beginAt('2026-05-13T10:00:00-03:00');
const MARCH = '2026-03';
const headers = () => ({ headers: { workspaceid: world.workspaceId } });

/** Somebody hired long ago for 160 hours a month, with hours in every state on days of two months. */
async function scene() {
  const made = await world.work();
  const { projectId, taskId, professional, professionalId: hireId } = made;
  const { database } = world.product;
  const agreed = { agreedHours: 160, agreedNet: 80_01, agreedGross: 100_01, agreedCurrency: 'BRL' as const };
  await database
    .update(projectProfessionals)
    .set({ ...agreed, hiredAt: new Date('2026-01-05T12:00:00Z') })
    .where(eq(projectProfessionals.id, hireId));
  const place = { workspaceId: world.workspaceId, projectId, taskId, memberId: professional.id, hireId };
  const written: { date: string; minutes: number; state: EntryState }[] = [];
  for (const [month, days] of [
    [2, 12],
    [3, 6],
  ] as const)
    for (let day = 1; day <= days; day += 1) {
      const start = new Date(Date.UTC(2026, month, day, 15));
      const minutes = 31 + day + month;
      const state = entryStates[day % entryStates.length]!;
      await buildHours(database, { ...place, start, end: new Date(start.getTime() + minutes * 60_000), state });
      written.push({ date: start.toISOString().slice(0, 10), minutes, state });
    }
  return { ...made, written, params: { projectId, userId: professional.id } };
}
const total = (some: readonly { minutes: number }[]) => some.reduce((sum, { minutes }) => sum + minutes, 0);
const monthOf = (memberId: string, month = MARCH) => ({ params: { memberId, month } });
const inProject = (memberId: string, projectId: string) => ({ ...monthOf(memberId), query: { projectId } });

test('PRJ-03 the hours of a month come by day, and every sum equals its entries', async () => {
  const { written, professional, projectId } = await scene();
  const own = written.filter(({ date }) => date.startsWith(MARCH));
  const kept = total(own.filter(({ state }) => state !== 'refused'));
  const due = dueMinutes(MARCH, { monthlyHours: 160, startsOn: '2026-01-05', endsOn: null }, '2027-01-01')!;
  for (const who of [world.owner, world.admin, professional]) {
    const { body } = await who.call('GET /hourConsumption/{memberId}/{month}', monthOf(professional.id));
    expect(body).toMatchObject({ minutes: kept, dueMinutes: due, balanceMinutes: kept - due, isCut: false });
    expect(body.projects).toEqual([
      { projectId, title: expect.any(String), minutes: kept, dueMinutes: due, balanceMinutes: kept - due },
    ]);
    expect(total(body.byStatus)).toBe(total(own));
    expect(body.days.map(({ date, minutes }) => ({ date, minutes }))).toEqual(
      own.toReversed().map(({ date, minutes }) => ({ date, minutes })),
    );
    for (const day of body.days) expect(total(day.entries)).toBe(day.minutes);
  }
  const other = await world.owner.call('GET /hourConsumption/{memberId}/{month}', monthOf(professional.id, '2026-02'));
  expect(other.body).toMatchObject({ minutes: 0, days: [] });
});

test('PRJ-03 a professional reads the own hours alone, other companies nothing', async () => {
  const { professional, outsider, projectId } = await scene();
  const call = 'GET /hourConsumption/{memberId}/{month}';
  expect((await outsider.call.raw(call, monthOf(professional.id))).status).toBe(404);
  expect((await world.otherOwner.call.raw(call, monthOf(professional.id))).status).toBe(404);
  const { projectId: foreign } = await world.board();
  expect((await world.owner.call.raw(call, inProject(professional.id, foreign))).status).toBe(404);
  expect((await world.owner.call.raw(call, inProject(professional.id, projectId))).status).toBe(200);
});

test('PRJ-03 the figures are the agreed ones times the payable hours, as the entries add up; CLT is never paid', async () => {
  const { written, params, professionalId } = await scene();
  const call = 'GET /myFreelancers/{projectId}/{userId}/finance';
  const priced = (month: string, cents: number) =>
    written
      .filter(({ date, state }) => date.startsWith(month) && (state === 'payable' || state === 'paid'))
      .reduce((sum, { minutes }) => sum + Math.round((minutes * cents) / 60), 0);
  const minutesOf = (month: string, ...states: EntryState[]) =>
    total(written.filter(({ date, state }) => date.startsWith(month) && states.includes(state)));
  const expected = ['2026-04', MARCH].map((month) => ({
    month,
    payableMinutes: minutesOf(month, 'payable'),
    paidMinutes: minutesOf(month, 'paid'),
    openMinutes: minutesOf(month, 'pending', 'contested', 'held'),
    refusedMinutes: minutesOf(month, 'refused'),
    expected: { net: priced(month, 80_01), gross: priced(month, 100_01), currency: 'BRL' },
  }));
  const { months } = (await world.owner.call(call, { params })).body;
  expect(months).toMatchObject(expected);
  const accountant = await buildColleague(world.product, world.workspaceId, ['trackTasks', 'accessPayments']);
  expect((await accountant.call(call, { params, ...headers() })).body.months).toEqual(months);
  expect((await world.tracker.call.raw(call, { params, ...headers() })).status).toBe(403);
  const position = sql`(select position_id from project_professionals where id = ${professionalId})`;
  await world.product.database.update(positions).set({ hiringModel: 'CLT' }).where(eq(positions.id, position));
  const tracked = (await world.owner.call(call, { params })).body.months;
  expect(tracked.map((month) => [month.payableMinutes, month.expected])).toEqual(
    expected.map(({ payableMinutes }) => [payableMinutes, null]),
  );
});

test('PRJ-03 one professional is read with every hire; who was never hired there is nobody', async () => {
  const { params, outsider, professionalId } = await scene();
  const call = 'GET /myFreelancers/{projectId}/{userId}';
  expect((await world.owner.call(call, { params })).body).toMatchObject({
    memberId: params.userId,
    works: true,
    hires: [{ professionalId, monthlyHours: 160, startsOn: '2026-01-05', endsOn: null, state: 'active' }],
    abilities: { money: true, report: true },
  });
  const { body } = await world.tracker.call(call, { params, ...headers() });
  expect(body.abilities).toEqual({ money: false, report: false });
  const nobody = { params: { ...params, userId: outsider.id } };
  expect((await world.owner.call.raw(call, nobody)).status).toBe(404);
  expect((await world.otherOwner.call.raw(call, { params })).status).toBe(404);
  expect((await outsider.call.raw(call, { params })).status).toBe(403);
});

test('PRJ-03 the list holds everybody of all projects once, page by page, with filters and the month’s hours', async () => {
  const { projectId, professionalId, professional, written } = await scene();
  const { database } = world.product;
  const [hire] = await database.select().from(projectProfessionals).where(eq(projectProfessionals.id, professionalId));
  const { id: _id, ...like } = hire!;
  const ended = Array.from({ length: 55 }, (_, index) => ({
    ...like,
    memberId: index === 0 ? world.otherOwner.id : professional.id,
    state: 'replaced' as const,
    hiredAt: new Date(Date.UTC(2025, 5, 1, 0, index >> 1)),
    endedAt: new Date('2025-12-01T00:00:00Z'),
  }));
  await database.insert(projectProfessionals).values(ended);
  const list = async (query: object) => {
    const rows = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const asked: object = { ...query, projectId, month: MARCH, ...(cursor && { cursor }) };
      const { body } = await world.owner.call('GET /mySquads', { query: asked });
      rows.push(...body.professionals);
      cursor = body.nextCursor;
    }
    return rows;
  };
  const everybody = await list({});
  expect(new Set(everybody.map((row) => row.professionalId)).size).toBe(56);
  expect(everybody).toHaveLength(56);
  const [active, ...others] = await list({ state: 'active' });
  expect(others).toEqual([]);
  const own = written.filter(({ date, state }) => date.startsWith(MARCH) && state !== 'refused');
  expect(active).toMatchObject({ professionalId, works: true, monthlyHours: 160, minutes: total(own) });
  expect(await list({ state: 'ended' })).toHaveLength(55);
  expect(await list({ search: 'no such name' })).toEqual([]);
  const { body } = await world.owner.call('GET /mySquads');
  expect(body.projects.map((project) => project.projectId)).toContain(projectId);
  expect(body.professionals.map((row) => row.project.projectId)).toContain(projectId);
  expect((await world.otherOwner.call('GET /mySquads')).body.professionals).toEqual([]);
  expect((await world.owner.call.raw('GET /mySquads', { query: { cursor: 'x' } })).status).toBe(422);
});

test('PRJ-01 the time control of a project adds up its tasks, and says who is behind', async () => {
  const { projectId, taskId, professionalId, written } = await scene();
  const kept = written.filter(({ state }) => state !== 'refused');
  const call = () =>
    world.owner.call('GET /timeControlData/{projectId}', { params: { projectId }, query: { month: MARCH } });
  const { body } = await call();
  expect(body).toMatchObject({ plannedMinutes: 40 * 60, consumedMinutes: total(kept) });
  const march = total(kept.filter(({ date }) => date.startsWith(MARCH)));
  expect(body.professionals).toMatchObject([
    { professionalId, minutes: march, balanceMinutes: march - body.professionals[0]!.dueMinutes! },
  ]);
  await world.product.database.execute(sql`update tasks set deleted_at = ${clockTime} where id = ${taskId}`);
  expect((await call()).body).toMatchObject({ plannedMinutes: 0, consumedMinutes: total(kept) });
});
