import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { takenFrom } from '#timesheets/clockify/rules/fetch-window.ts';
import { timeEntries } from '#timesheets/hours/server/tables.ts';
import type { Connection } from './connection-queries.ts';
import type { ReadEntry } from './read-entry.ts';
import type { OutsidePerson } from './record-people.ts';
import { clockifyEntries } from './tables.ts';
import { sameEntry, type SeenEntry } from './take-entry.ts';

/** What a fetch found of a person's entries: `open` are not taken as they are now, `missing` are known here and were not listed. */
export interface Recorded {
  open: SeenEntry[];
  missing: SeenEntry[];
}

/** Keeps what a complete list of a person's entries says. Entries whose hours are here already, from an earlier connection, count as taken. */
export async function recordEntries(
  database: Database,
  connection: Connection,
  { outsideUserId }: OutsidePerson,
  { entries, from, now }: { entries: readonly ReadEntry[]; from: Date; now: Date },
): Promise<Recorded> {
  const { projectId, connectedAt } = connection;
  const ofPerson = and(eq(clockifyEntries.projectId, projectId), eq(clockifyEntries.outsideUserId, outsideUserId));
  const known = new Map(
    (await database.select().from(clockifyEntries).where(ofPerson)).map((row) => [row.outsideId, row]),
  );
  const fresh = entries.filter(({ outsideId }) => !known.has(outsideId));
  const adopted = await findTaken(database, projectId, fresh);
  const open: SeenEntry[] = [];
  const added = fresh.filter(
    ({ outsideId, startedAt }) => adopted.has(outsideId) || startedAt >= takenFrom(connectedAt),
  );
  for (const entry of added) {
    const isTaken = adopted.has(entry.outsideId);
    const [row] = await database
      .insert(clockifyEntries)
      .values({
        ...{ ...entry, projectId, outsideUserId, seenAt: now, ...(isTaken && { description: '', taskName: '' }) },
        state: isTaken ? ('taken' as const) : ('waiting' as const),
        takenFingerprint: isTaken ? entry.fingerprint : null,
      })
      .onConflictDoNothing()
      .returning();
    if (row && !isTaken) open.push(row);
  }
  for (const entry of entries) {
    const row = known.get(entry.outsideId);
    if (!row) continue;
    const current = await recordAgain(database, row, entry, now);
    if (current.state !== 'taken') open.push(current);
  }
  const listed = new Set(entries.map(({ outsideId }) => outsideId));
  const missing = [...known.values()].filter(({ outsideId, startedAt }) => !listed.has(outsideId) && startedAt > from);
  return { open, missing };
}

/** An entry that was seen before: as it was, changed, or again what was taken. */
async function recordAgain(database: Database, row: SeenEntry, entry: ReadEntry, now: Date): Promise<SeenEntry> {
  const isTaken = row.takenFingerprint === entry.fingerprint;
  if (isTaken && row.state === 'taken' && !row.isMissed) return row;
  if (!isTaken && row.fingerprint === entry.fingerprint && row.state !== 'deleted' && !row.isMissed) return row;
  const { startedAt, endedAt, description, taskName, fingerprint } = entry;
  const said = isTaken
    ? { state: 'taken' as const, reason: null, parameters: null, description: '', taskName: '' }
    : { state: row.takenFingerprint === null ? ('waiting' as const) : ('changed' as const), description, taskName };
  const [current] = await database
    .update(clockifyEntries)
    .set({
      ...{ startedAt, endedAt, fingerprint, isMissed: false, ...said },
      seenAt: row.fingerprint === fingerprint ? row.seenAt : now,
    })
    .where(sameEntry(row))
    .returning();
  return current ?? row;
}

/** Finds the entries whose hours this project has already. */
async function findTaken(database: Database, projectId: string, entries: readonly ReadEntry[]): Promise<Set<string>> {
  const ids = entries.map(({ outsideId }) => outsideId);
  if (ids.length === 0) return new Set();
  const rows = await database
    .select({ outsideId: sql<string>`${timeEntries.outsideId}` })
    .from(timeEntries)
    .where(and(eq(timeEntries.projectId, projectId), inArray(timeEntries.outsideId, ids)));
  return new Set(rows.map(({ outsideId }) => outsideId));
}
