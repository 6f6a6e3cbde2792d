const HOUR_MS = 3_600_000;
/** Both sides are reminded this many hours before an agreed interview, once each. */
export const DAY_REMINDER_HOURS = 24;
export const HOUR_REMINDER_HOURS = 1;

export type Reminder = 'dayBefore' | 'hourBefore';
interface Reminded {
  dayRemindedAt: Date | null;
  hourRemindedAt: Date | null;
}

/** Which reminder of an agreed time is due; within the last hour the day-before reminder is dropped. */
export function dueReminder(startsAt: Date, reminded: Reminded, now: Date): Reminder | null {
  const left = startsAt.getTime() - now.getTime();
  if (left <= 0) return null;
  if (left <= HOUR_REMINDER_HOURS * HOUR_MS) return reminded.hourRemindedAt === null ? 'hourBefore' : null;
  return left <= DAY_REMINDER_HOURS * HOUR_MS && reminded.dayRemindedAt === null ? 'dayBefore' : null;
}

/** Which reminders count as sent when a time is agreed: people who were just notified need none. */
export function remindersSentAtAgreement(startsAt: Date, now: Date): Reminded {
  const left = startsAt.getTime() - now.getTime();
  return {
    dayRemindedAt: left <= DAY_REMINDER_HOURS * HOUR_MS ? now : null,
    hourRemindedAt: left <= HOUR_REMINDER_HOURS * HOUR_MS ? now : null,
  };
}
