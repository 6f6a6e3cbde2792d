import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBoardWorld } from '#application/testing/work/board-world.ts';
import { projectProfessionals } from '#projects/professionals/server/tables.ts';
import { buildHours } from '#timesheets/builders.ts';
import { entryStates, timesheetStatuses, timesheetStatusOf } from '#timesheets/hours/rules/entry-life.ts';

let world: Awaited<ReturnType<typeof startBoardWorld>>;
beforeAll(async () => {
  world = await startBoardWorld();
});
afterAll(() => world.product.close());

/** Sixty days with an entry each, of 31 to 90 minutes, through all states. */
async function startWorked() {
  const scene = await world.work();
  const { projectId, taskId, professional, professionalId: hireId } = scene;
  const planted = Array.from({ length: 60 }, (_, day) => ({
    localDate: new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10),
    start: new Date(Date.UTC(2025, 0, 1 + day, 15)),
    minutes: 31 + day,
    state: entryStates[day % entryStates.length]!,
  }));
  for (const { start, minutes, state } of planted) {
    const end = new Date(start.getTime() + minutes * 60_000);
    const place = { workspaceId: world.workspaceId, projectId, taskId, memberId: professional.id, hireId };
    await buildHours(world.product.database, { ...place, start, end, state });
  }
  return { ...scene, planted };
}
const ask = (projectId: string, query: Record<string, string>) => ({ params: { projectId }, query });
const read = async (projectId: string, query: object = {}) =>
  (await world.owner.call('GET /timeEntries/project/{projectId}', { params: { projectId }, query })).body;
async function readAll(projectId: string, query = {}) {
  const first = await read(projectId, query);
  const entries = [...first.entries];
  for (let cursor = first.nextCursor; cursor !== null;) {
    const page = await read(projectId, { ...query, cursor });
    entries.push(...page.entries);
    cursor = page.nextCursor;
  }
  return { entries, summary: first.summary };
}
const total = (some: readonly { minutes: number }[]) => some.reduce((sum, { minutes }) => sum + minutes, 0);

test('TIM-02 the summary equals the rows of all pages, whatever is filtered', async () => {
  const { projectId, professional, planted } = await startWorked();
  const filters = [
    { query: {}, keeps: () => true },
    { query: { from: '2025-01-10', to: '2025-02-10' }, keeps: (d: string) => d >= '2025-01-10' && d <= '2025-02-10' },
    { query: { professionals: [world.owner.id] }, keeps: () => false },
    { query: { search: 'nothing like it' }, keeps: () => false },
    { query: { search: 'wor', professionals: [professional.id] }, keeps: () => true },
  ];
  for (const { query, keeps } of filters)
    for (const status of [undefined, ...timesheetStatuses]) {
      const expected = planted.filter(
        ({ localDate, state }) => keeps(localDate) && (!status || timesheetStatusOf(state) === status),
      );
      const { entries, summary } = await readAll(projectId, { ...query, ...(status && { status: [status] }) });
      expect(entries.map(({ localDate }) => localDate)).toEqual(
        expected.map(({ localDate }) => localDate).toReversed(),
      );
      expect([summary.minutes, total(summary.byStatus), total(summary.byProfessional)]).toEqual(
        Array(3).fill(total(expected)),
      );
      expect(total(entries)).toBe(summary.minutes);
    }
});

test('TIM-02 a professional reads the own hours, others of another project nothing', async () => {
  const { projectId, taskId, professionalId: hireId, professional, outsider, planted } = await startWorked();
  const { professional: other } = await world.board();
  const span = { start: new Date(Date.UTC(2025, 5, 2, 15)), end: new Date(Date.UTC(2025, 5, 2, 16)) };
  const place = { workspaceId: world.workspaceId, projectId, taskId, memberId: other.id, hireId };
  await buildHours(world.product.database, { ...place, ...span });
  const { database } = world.product;
  const [hire] = await database.select().from(projectProfessionals).where(eq(projectProfessionals.id, hireId));
  const { workspaceId, positionId } = hire!;
  // Somebody who worked there before.
  const left = { state: 'replaced', endedAt: new Date() } as const;
  await database
    .insert(projectProfessionals)
    .values({ workspaceId, projectId, positionId, memberId: other.id, ...left });
  const namesFor = async (who: typeof professional) =>
    (await who.call('GET /timeEntries/project/{projectId}', ask(projectId, {}))).body.people.map(
      ({ memberId }) => memberId,
    );
  expect(await namesFor(professional)).toEqual([professional.id]);
  expect(await namesFor(world.owner)).toHaveLength(2);
  expect((await read(projectId)).summary.minutes).toBe(total(planted) + 60);
  const { body } = await professional.call('GET /timeEntries/project/{projectId}', ask(projectId, {}));
  expect(body.summary.minutes).toBe(total(planted));
  const foreign = await outsider.call.raw('GET /timeEntries/project/{projectId}', ask(projectId, {}));
  expect(foreign.status).toBe(404);
  const madeUp = await world.owner.call.raw('GET /timeEntries/project/{projectId}', ask(projectId, { cursor: 'x' }));
  expect(madeUp.status).toBe(422);
});
