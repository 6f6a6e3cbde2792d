import { daysBetween } from '#platform/calendar/add-months.ts';

/** Days after the due day on which a company is reminded of what it has not paid; negative ones are before it. */
export const reminderDays = [-3, 0, 3, 7, 14] as const;

/** The reminder whose day has come and that was not sent; null: none. Of several that were missed only the last one is sent. */
export function dueReminder(
  { dueOn, remindedFor }: { dueOn: string; remindedFor: number | null },
  today: string,
): number | null {
  const late = daysBetween(dueOn, today);
  const reached = reminderDays.findLast((day) => day <= late) ?? null;
  return reached !== null && (remindedFor === null || reached > remindedFor) ? reached : null;
}
