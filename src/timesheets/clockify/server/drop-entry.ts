import { eq } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { isRefusal } from '#platform/errors/product-error.ts';
import { announceHours } from '#timesheets/hours/server/announce-hours.ts';
import { lockBoardOf } from '#timesheets/hours/server/begin-task.ts';
import { lockPerson } from '#timesheets/hours/server/person-hours.ts';
import { shortenClock } from '#timesheets/hours/server/shorten-clock.ts';
import { timeEntries } from '#timesheets/hours/server/tables.ts';
import { type Connection, lockConnection } from './connection-queries.ts';
import { clockifyEntries } from './tables.ts';
import { removeTaken, sameEntry, type SeenEntry } from './take-entry.ts';

/** An entry is gone in Clockify: so are its hours here while their author could still delete them; else it is reported. */
export async function dropEntry(
  database: Database,
  seen: SeenEntry,
  { connection, now }: { connection: Connection; now: Date },
): Promise<void> {
  const { projectId, outsideId } = seen;
  const [part] = await database.select().from(timeEntries).where(eq(timeEntries.outsideId, outsideId)).limit(1);
  try {
    await database.transaction(async (transaction) => {
      if (part) await lockPerson(transaction, part.memberId);
      await lockBoardOf(transaction, projectId);
      if (!(await lockConnection(transaction, connection))) return;
      const removed =
        part?.projectId === projectId ? await removeTaken(transaction, { projectId, outsideId, now }) : [];
      await transaction.delete(clockifyEntries).where(sameEntry(seen));
      const [first] = removed;
      if (!first) return;
      await shortenClock(transaction, first.memberId);
      await announceHours(transaction, first, 'hoursDeleted', null);
    });
  } catch (problem) {
    if (!isRefusal(problem)) throw problem;
    await database
      .update(clockifyEntries)
      .set({ state: 'deleted', reason: problem.code, parameters: problem.parameters })
      .where(sameEntry(seen));
  }
}
