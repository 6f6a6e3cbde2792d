import { users } from '#accounts/server/tables.ts';
import { dateInSaoPaulo, isBusinessDay } from '#platform/calendar/business-days.ts';
import { addDays } from '#platform/calendar/national-holidays.ts';
import type { Database } from '#platform/db/connection.ts';
import { datesOfMonth, MISSING_MINUTES } from '#timesheets/hours/rules/hours-balance.ts';
import { mondayOf } from '#timesheets/hours/rules/week.ts';
import { balanceDay, balanceOf } from '#timesheets/professionals/server/balance.ts';
import { missingHoursMail } from './emails.ts';
import { type AwakeReader, forEachPageOfReaders } from './list-readers.ts';
import { listRunningHires, type RunningHire, runsFor } from './list-running-hires.ts';
import { type ReminderMoment, remindOnce } from './remind-once.ts';

/**
 * On business days, to professionals: the balance of the month is below the limit, or last week was not said to be complete. A month or a week in
 * which the board began asks for nothing, because hours could not be put down before.
 */
export async function remindOfMissingHours(database: Database, moment: ReminderMoment): Promise<void> {
  await forEachPageOfReaders(database, { condition: runsFor(users.id), now: moment.now }, async (readers) => {
    const working = readers.filter(({ date }) => isBusinessDay(date, moment.holidays));
    for (const [date, ofDate] of Map.groupBy(working, (reader) => reader.date))
      await remindReaders(database, date, ofDate, moment);
  });
}

async function remindReaders(database: Database, date: string, readers: AwakeReader[], moment: ReminderMoment) {
  const { now, holidays } = moment;
  const month = date.slice(0, 7);
  const monday = addDays(mondayOf(date), -7);
  const ids = readers.map(({ id }) => id);
  const hires = await listRunningHires(database, ids, { month, monday });
  for (const reader of readers) {
    const own = hires.filter(({ memberId }) => memberId === reader.id);
    const asked = own.filter((hire) => boardBegan(hire) < datesOfMonth(month).first);
    const minutes = asked.reduce((sum, hire) => sum + hire.minutes, 0);
    const { balanceMinutes } = balanceOf(minutes, asked, balanceDay(now, holidays, month));
    const missing = balanceMinutes !== null && balanceMinutes < MISSING_MINUTES ? balanceMinutes : null;
    const open = own.filter((hire) => isOpenWeek(hire, monday));
    const projects = [...new Set(open.map(({ projectTitle }) => projectTitle))];
    if (missing === null && projects.length === 0) continue;
    const mail = missingHoursMail(reader, { missing, month, monday, projects });
    await remindOnce(database, { kind: 'missingHours', date, reader, happening: 'hoursMissing', mail });
  }
}

const boardBegan = ({ enabledAt }: RunningHire) => dateInSaoPaulo(new Date(enabledAt));

function isOpenWeek(hire: RunningHire, monday: string): boolean {
  return !hire.isWeekComplete && hire.startsOn <= addDays(monday, 4) && boardBegan(hire) <= monday;
}
