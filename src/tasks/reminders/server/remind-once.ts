import type { OwnHolidays } from '#platform/calendar/business-days.ts';
import type { Brand } from '#platform/contract/brand.ts';
import type { Database } from '#platform/db/connection.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { MailContent } from '#platform/mail/mail-content.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { taskHappenings } from '#tasks/happenings.ts';
import type { ReminderKind } from '#tasks/reminders/rules/reminder-kinds.ts';
import { hourReminders } from './tables.ts';

export interface ReminderMoment {
  now: Date;
  publicUrl: string;
  holidays: OwnHolidays;
}

export interface Reader {
  id: string;
  name: string;
  email: string;
  language: Language;
  brand: Brand;
}

interface Reminder {
  kind: ReminderKind;
  /** The reader's local date. */
  date: string;
  reader: Reader;
  happening: 'hoursMissing' | 'deadlinesNear';
  /** Names other people by id, so that an erasure finds the mail. */
  about?: readonly string[];
  content: MailContent;
}

/** Mails it unless the reader was reminded of this kind today; of two workers one does. */
export async function remindOnce(
  database: Database,
  { kind, date: onDate, reader, happening, about = [], content }: Reminder,
): Promise<void> {
  const { id: userId, email: to, language, brand } = reader;
  await database.transaction(async (transaction) => {
    const noted = await transaction
      .insert(hourReminders)
      .values({ userId, kind, onDate })
      .onConflictDoNothing()
      .returning({ userId: hourReminders.userId });
    if (noted.length > 0)
      await queueMail(transaction, taskHappenings[happening], { to, language, brand, about, content });
  });
}
