import type { SignedInContext } from '#platform/http/request-context.ts';
import type { NewEntry } from '#timesheets/hours/schemas.ts';
import { announceHours } from './announce-hours.ts';
import { listWritten, presentEntry } from './entry-rows.ts';
import { lockWorkplace, requirePlace } from './find-workplace.ts';
import { lockPerson } from './person-hours.ts';
import { shortenClock } from './shorten-clock.ts';
import { writeEntries } from './write-entries.ts';

/** Puts down the caller's worked hours by hand. */
export async function postHours(context: SignedInContext, { projectId, taskId, start, end, description }: NewEntry) {
  const { database, session, settings, now } = context;
  const memberId = session.userId;
  const written = await database.transaction(async (transaction) => {
    await lockPerson(transaction, memberId);
    const workplace = await lockWorkplace(transaction, { projectId, taskId, memberId }, now);
    requirePlace(workplace, 'entry');
    const span = { start: new Date(start), end: new Date(end) };
    const hours = { memberId, workplace, span, description, origin: 'manual' as const };
    const entries = await writeEntries(transaction, hours, { now, holidays: settings.holidays });
    await shortenClock(transaction, memberId);
    await announceHours(transaction, { ...workplace, memberId }, 'hoursWritten');
    return entries;
  });
  const entries = await listWritten(database, written);
  return { entries: entries.map((entry) => presentEntry(entry, now)) };
}
