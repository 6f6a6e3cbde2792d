import type { OwnHolidays } from '#platform/calendar/business-days.ts';
import type { Database } from '#platform/db/connection.ts';
import { queueMail, type Mail } from '#platform/mail/outbox.ts';
import { timesheetHappenings } from '#timesheets/happenings.ts';
import type { ReminderKind } from '#timesheets/reminders/rules/reminder-kinds.ts';
import { hourReminders } from './tables.ts';

export interface ReminderMoment {
  now: Date;
  holidays: OwnHolidays;
}

interface Reminder {
  kind: ReminderKind;
  /** The reader's local date. */
  date: string;
  reader: { id: string };
  happening: 'hoursMissing' | 'deadlinesNear';
  mail: Mail;
}

/** Mails it unless the reader was reminded of this kind today; of two workers one does. */
export async function remindOnce(
  database: Database,
  { kind, date: onDate, reader, happening, mail }: Reminder,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const noted = await transaction
      .insert(hourReminders)
      .values({ userId: reader.id, kind, onDate })
      .onConflictDoNothing()
      .returning({ userId: hourReminders.userId });
    if (noted.length > 0) await queueMail(transaction, timesheetHappenings[happening], mail);
  });
}
