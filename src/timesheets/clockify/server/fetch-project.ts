import { and, eq, lt } from 'drizzle-orm';
import { clock } from '#platform/calendar/clock.ts';
import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import { announce } from '#platform/events/live-topics.ts';
import type { JobContext } from '#platform/jobs/job-context.ts';
import { FETCH_EVERY_MS, needsSomebody, pauseAfter } from '#timesheets/clockify/rules/fetch-problems.ts';
import { fetchFrom } from '#timesheets/clockify/rules/fetch-window.ts';
import { type ClockifyAccess, ClockifyProblem, listEntries, listUsers } from './clockify-client.ts';
import type { Connection } from './connection-queries.ts';
import { dropEntry } from './drop-entry.ts';
import { isDue } from './due-connections.ts';
import { mailProblem } from './mail-problem.ts';
import { offerEntries } from './offer-entries.ts';
import { lastsAMinute, readEntry } from './read-entry.ts';
import { recordEntries } from './record-entries.ts';
import { type OutsidePerson, recordPeople } from './record-people.ts';
import { clockifyConnections, clockifyEntries } from './tables.ts';
import { sameEntry } from './take-entry.ts';

type Fetching = Pick<JobContext, 'database' | 'settings' | 'now'>;

/** Longer than one person's entries take; renewed with each of them. */
const LEASE_MS = 10 * 60_000;
const MAXIMUM_PEOPLE = 500;

/**
 * Fetches the entries of a project that is due, person by person, unless somebody else does. A problem is kept with the connection, and the next
 * attempt goes on with the person at whom it came. What is taken stays taken.
 */
export async function fetchProject(context: Fetching, projectId: string): Promise<void> {
  const { database, settings, now } = context;
  if (settings.clockifyUrl === null) return;
  const connection = await claim(database, projectId, now);
  if (!connection) return;
  const access = { baseUrl: settings.clockifyUrl, apiKey: connection.apiKey };
  let at = connection.resumeFrom;
  let unreadable = 0;
  try {
    const { outsideWorkspaceId, outsideProjectId } = connection;
    const listed = await listUsers(access, outsideWorkspaceId, outsideProjectId);
    const people = await recordPeople(database, projectId, listed.items.slice(0, MAXIMUM_PEOPLE));
    unreadable = listed.unreadable;
    for (const person of people) {
      if (connection.resumeFrom !== null && person.outsideUserId < connection.resumeFrom) continue;
      at = person.outsideUserId;
      if (!(await renew(database, connection))) return;
      unreadable += await fetchPerson(context, connection, access, person);
    }
    await forgetOld(database, connection, now);
    const outcome = {
      ...{ problem: null, problemSince: null, resumeFrom: null, unreadable, fetchedAt: now },
      nextFetchAt: new Date(now.getTime() + FETCH_EVERY_MS),
    };
    await end(context, connection, outcome);
  } catch (problem) {
    if (!(problem instanceof ClockifyProblem)) throw problem;
    const outcome = {
      ...{ problem: problem.problem, resumeFrom: at },
      problemSince: connection.problemSince ?? now,
      nextFetchAt: new Date(now.getTime() + pauseAfter(problem.problem, problem.retryAfterSeconds)),
    };
    await end(context, connection, outcome);
  }
}

/** Returns how many entries could not be read; then none counts as deleted. */
async function fetchPerson(
  { database, settings: { holidays }, now }: Fetching,
  connection: Connection,
  access: ClockifyAccess,
  person: OutsidePerson,
): Promise<number> {
  const { outsideWorkspaceId: workspaceId, outsideProjectId: projectId } = connection;
  const from = fetchFrom(now);
  const { items, unreadable } = await listEntries(access, {
    ...{ workspaceId, projectId, from },
    userId: person.outsideUserId,
  });
  // Below a minute there is nothing to pay and nothing that anybody could mend: as if it were not there.
  const found = { entries: items.map(readEntry).filter(lastsAMinute), from, now };
  const { open, missing } = await recordEntries(database, connection, person, found);
  if (unreadable === 0)
    for (const entry of missing) {
      if (entry.isMissed) await dropEntry(database, entry, { connection, now });
      else await database.update(clockifyEntries).set({ isMissed: true }).where(sameEntry(entry));
    }
  await offerEntries(database, open, { connection, memberId: person.memberId, now, holidays });
  return unreadable;
}

/** What was taken is hours by now, and what was not can no longer be: neither is asked for again. */
async function forgetOld(database: Database, { projectId }: Connection, now: Date): Promise<void> {
  const { projectId: id, startedAt } = clockifyEntries;
  await database.delete(clockifyEntries).where(and(eq(id, projectId), lt(startedAt, fetchFrom(now))));
}

/** The connection, if it is due and nobody else fetches it. */
async function claim(database: Database, projectId: string, now: Date): Promise<Connection | null> {
  const [claimed] = await database
    .update(clockifyConnections)
    .set({ leaseId: newId(), leaseUntil: new Date(now.getTime() + LEASE_MS), triedAt: now })
    .where(and(eq(clockifyConnections.projectId, projectId), isDue(now)))
    .returning();
  return claimed ?? null;
}

const mine = ({ projectId, leaseId }: Connection) =>
  and(eq(clockifyConnections.projectId, projectId), eq(clockifyConnections.leaseId, leaseId!));

/** False when the connection ended, or the lease was lost to somebody else. */
async function renew(database: Database, connection: Connection): Promise<boolean> {
  const leaseUntil = new Date(clock.now().getTime() + LEASE_MS);
  const renewed = await database
    .update(clockifyConnections)
    .set({ leaseUntil })
    .where(mine(connection))
    .returning({ projectId: clockifyConnections.projectId });
  return renewed.length > 0;
}

async function end(
  { database, now }: Fetching,
  connection: Connection,
  outcome: Partial<typeof clockifyConnections.$inferInsert>,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const ended = await transaction
      .update(clockifyConnections)
      .set({ ...outcome, leaseId: null, leaseUntil: null })
      .where(mine(connection))
      .returning({ problem: clockifyConnections.problem });
    const problem = ended[0]?.problem ?? null;
    if (problem !== null && problem !== connection.problem && needsSomebody(problem))
      await mailProblem(transaction, connection, { problem, now });
    await announce(transaction, { topic: `tasks:${connection.projectId}`, id: 'board' });
  });
}
