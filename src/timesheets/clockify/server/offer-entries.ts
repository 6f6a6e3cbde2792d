import type { OwnHolidays } from '#platform/calendar/business-days.ts';
import type { Database } from '#platform/db/connection.ts';
import { timesheetErrors } from '#timesheets/errors.ts';
import type { Connection } from './connection-queries.ts';
import { clockifyEntries } from './tables.ts';
import { sameEntry, type SeenEntry, takeEntry } from './take-entry.ts';

/** Offers entries that are not taken to the rules of hours, the oldest first. Those that still run or whose author is not linked wait. */
export async function offerEntries(
  database: Database,
  entries: readonly SeenEntry[],
  {
    connection,
    memberId,
    ...moment
  }: { connection: Connection; memberId: string | null; now: Date; holidays: OwnHolidays },
): Promise<void> {
  const inOrder = entries.toSorted((one, other) => one.startedAt.getTime() - other.startedAt.getTime());
  for (const entry of inOrder) {
    const reason = entry.endedAt === null ? 'running' : memberId === null ? 'unlinked' : null;
    if (memberId !== null && reason === null) {
      // It was too late when it was first seen, and stays so.
      if (entry.reason !== timesheetErrors.tooLate.code)
        await takeEntry(database, entry, { connection, memberId, ...moment });
    } else if (entry.reason !== reason || entry.state !== 'waiting')
      await database
        .update(clockifyEntries)
        .set({ state: 'waiting', reason, parameters: null })
        .where(sameEntry(entry));
  }
}
