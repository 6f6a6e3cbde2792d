import { asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { startBoardWorld } from '#application/testing/work/board-world.ts';
import { startTestProduct } from '#application/testing/test-product.ts';
import { clock as productTime } from '#platform/calendar/clock.ts';
import { projectProfessionals } from '#projects/professionals/server/tables.ts';
import { fetchClockifyJob } from '#timesheets/clockify/server/fetch-projects.ts';
import { clockifyConnections } from '#timesheets/clockify/server/tables.ts';
import { timeEntries } from '#timesheets/hours/server/tables.ts';
import { type ClockifyEntry, PROJECT, startClockifyServer, WORKSPACE } from '#timesheets/testing/clockify-server.ts';

const DAY_MS = 86_400_000;

/** Today in São Paulo, where scenes are in the evening and UTC is a day ahead. */
export const TODAY = -1;

/** A moment of a day at an hour of São Paulo; day 0 is today in UTC. */
export function at(day: number, hour: number, minute = 0): string {
  const now = productTime.now();
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  return new Date(today + day * DAY_MS + ((hour + 3) * 60 + minute) * 60_000).toISOString().replace('.000', '');
}

let count = 0;
/** An entry of the first person in Clockify. */
export function entry(start: string, end: string | null, more: Partial<ClockifyEntry> = {}): ClockifyEntry {
  count += 1;
  return { id: `entry${count}`, userId: 'user1', description: 'Layout', start, end, ...more };
}

/** A board world whose product fetches from a Clockify of the test's own. */
export async function startClockifyWorld() {
  const clockify = await startClockifyServer();
  const world = await startBoardWorld(startTestProduct({ CLOCKIFY_URL: clockify.baseUrl }));
  const { database } = world.product;
  const runJob = () => world.product.runJob(fetchClockifyJob, {});
  /** A connected project whose professional was hired ten days ago; linked to the first person unless told otherwise. It is evening in São Paulo. */
  async function connected({ linked = true } = {}) {
    const now = productTime.now();
    // The next time that it is ten in the evening in São Paulo; sessions of new people last a day.
    const days = now.getUTCHours() < 1 ? 0 : 1;
    await world.until(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + days, 1)));
    const scene = await world.work();
    const { projectId, professional, professionalId } = scene;
    const createdAt = new Date(productTime.now().getTime() - 10 * DAY_MS);
    await database
      .update(projectProfessionals)
      .set({ hiredAt: createdAt })
      .where(eq(projectProfessionals.id, professionalId));
    clockify.state.users = [
      { id: 'user1', name: 'Ana no Clockify', email: 'there@example.com' },
      { id: 'user2', name: 'Somebody else', email: 'else@example.com' },
    ];
    const chosen = { projectId, clockifyWorkspaceId: WORKSPACE.id, clockifyProjectId: PROJECT.id };
    const connect = (apiKey = clockify.state.key) =>
      world.owner.call.raw('POST /integrateWithClockifyProject', { body: { ...chosen, apiKey } });
    const params = { projectId };
    const read = async () => (await world.owner.call('GET /clockify/{projectId}', { params })).body;
    const link = async (clockifyUserId: string, memberId: string | null) =>
      world.owner.call.raw('PUT /updateClockifyProjectMemberships', {
        body: { projectId, memberships: [{ clockifyUserId, memberId }], version: (await read()).connection!.version },
      });
    const hours = () =>
      database
        .select()
        .from(timeEntries)
        .where(eq(timeEntries.memberId, professional.id))
        .orderBy(asc(timeEntries.startedAt));
    const due = () => database.update(clockifyConnections).set({ nextFetchAt: productTime.now() });
    const fetch = async () => {
      await due();
      await runJob();
    };
    expect((await connect()).status).toBe(200);
    if (linked) {
      await runJob();
      expect((await link('user1', professional.id)).status).toBe(200);
    }
    const retry = () => world.owner.call('POST /clockify/{projectId}/retry', { params });
    return { ...scene, params, connect, read, link, hours, fetch, due, retry };
  }

  /** The job fetches whatever is due, so no project outlives its test. */
  async function clear(): Promise<void> {
    const fresh = { users: [], entries: [], pageLimit: 1000, saysLastPage: false, calls: [], odd: () => null };
    Object.assign(clockify.state, fresh);
    await database.delete(clockifyConnections);
  }
  async function close(): Promise<void> {
    await world.product.close();
    await clockify.close();
  }
  return { ...world, clockify, connected, runJob, clear, close };
}
