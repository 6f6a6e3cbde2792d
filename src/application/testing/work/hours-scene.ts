import { eq } from 'drizzle-orm';
import type { startBoardWorld } from '#application/testing/work/board-world.ts';
import { clock as productTime } from '#platform/calendar/clock.ts';
import { runClocksJob } from '#timesheets/hours/server/run-clocks.ts';
import { timeEntries } from '#timesheets/hours/server/tables.ts';

type BoardWorld = Awaited<ReturnType<typeof startBoardWorld>>;
export type WorkScene = Awaited<ReturnType<BoardWorld['work']>>;

/** The moment this many minutes before now, cut to the minute. */
export const ago = (minutes: number) => {
  const now = Math.floor(productTime.now().getTime() / 60_000) * 60_000;
  return new Date(now - minutes * 60_000).toISOString();
};

/**
 * The next time that it is exactly three in the afternoon in São Paulo: a test that begins then meets no midnight unasked, nor the end of
 * a minute, of which hours count whole ones.
 */
export function nextThree(): Date {
  const now = productTime.now();
  const days = now.getUTCHours() < 18 ? 0 : 1;
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + days, 18));
}

/** What tests of hours do in a world of boards. */
export function hoursScenes(world: () => BoardWorld) {
  return {
    /** A scene of work, at three in the afternoon. */
    startWork: async (kind: Parameters<BoardWorld['work']>[0] = {}): Promise<WorkScene> => {
      const scene = await world().work(kind);
      await world().until(nextThree());
      return scene;
    },
    post: ({ professional, projectId, taskId }: WorkScene, from: number, until: number) =>
      professional.call.raw('POST /timeEntries', {
        body: { projectId, taskId, start: ago(from), end: ago(until), description: 'Work' },
      }),
    entriesOf: (memberId: string) =>
      world()
        .product.database.select()
        .from(timeEntries)
        .where(eq(timeEntries.memberId, memberId))
        .orderBy(timeEntries.startedAt),
    week: async ({ professional }: WorkScene) => (await professional.call('GET /timeEntries/week', {})).body,
    runJob: () => world().product.runJob(runClocksJob, {}),
  };
}
