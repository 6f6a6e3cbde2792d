import { lt } from 'drizzle-orm';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import { addDays } from '#platform/calendar/national-holidays.ts';
import type { AnyJob } from '#platform/jobs/queue.ts';
import { remindOfApprovals, remindOfContests } from './remind-of-deadlines.ts';
import { remindOfMissingHours } from './remind-of-missing-hours.ts';
import { hourReminders } from './tables.ts';

/** Only the last ones say whether somebody was reminded today. */
const KEPT_DAYS = 7;

/** Every hour, because mornings come one zone after the other; each person is reminded of each kind at most once a day. */
export const remindOfHoursJob: AnyJob = {
  name: 'remind-of-hours',
  retryLimit: 3,
  retryDelaySeconds: 300,
  schedule: '20 * * * *',
  run: async (_data, { database, settings: { holidays }, now }) => {
    const moment = { now, holidays };
    await remindOfContests(database, moment);
    await remindOfApprovals(database, moment);
    await remindOfMissingHours(database, moment);
    await database.delete(hourReminders).where(lt(hourReminders.onDate, addDays(dateInSaoPaulo(now), -KEPT_DAYS)));
  },
};
