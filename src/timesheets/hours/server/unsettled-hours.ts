import { and, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { entryStates, isUnsettled } from '#timesheets/hours/rules/entry-life.ts';
import { timeEntries } from './tables.ts';

const unsettled = entryStates.filter(isUnsettled);

/** Whether hours of a project or a space still wait for an approval, a deadline or a ruling. */
export async function hasUnsettledHours(database: Database, place: SQL): Promise<boolean> {
  const [found] = await database
    .select({ id: timeEntries.id })
    .from(timeEntries)
    .where(and(place, inArray(timeEntries.state, unsettled)))
    .limit(1);
  return found !== undefined;
}
