import { dayInWords } from '#platform/calendar/day-in-words.ts';
import { localeOf } from '#platform/i18n/language.ts';
import { type Reader, writeLetter } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail/outbox.ts';
import { minutesInWords } from '#platform/i18n/minutes-in-words.ts';
import { taskPaths } from '#tasks/paths.ts';
import type { ReminderKind } from '#timesheets/reminders/rules/reminder-kinds.ts';
import type { DueTask } from './due-hours.ts';

const texts = 'timesheets/reminders:mail';
const MAXIMUM_LISTED = 10;

interface MissingHours {
  /** Negative; null when no hours are missing. */
  missing: number | null;
  month: string;
  /** The Monday of the week that was not said to be complete in these projects. */
  monday: string;
  projects: readonly string[];
}

/** To a professional: hours are missing this month, or last week is not complete. */
export function missingHoursMail(reader: Reader, { missing, month, monday, projects }: MissingHours): Mail {
  const locale = localeOf(reader.language);
  const inWords = (date: string, format: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...format, timeZone: 'UTC' }).format(new Date(date));
  return writeLetter(reader, texts, {}, (say) => ({
    subject: say('missing.subject'),
    paragraphs: [
      missing !== null &&
        say('missing.balance', {
          hours: minutesInWords(-missing, locale),
          month: inWords(`${month}-01`, { month: 'long' }),
        }),
      projects.length > 0 &&
        say('missing.week', {
          monday: inWords(monday, { day: 'numeric', month: 'long' }),
          projects: new Intl.ListFormat(locale).format(projects),
        }),
    ],
    action: { label: say('missing.action'), path: taskPaths.week(projects.length > 0 ? monday : undefined) },
  }));
}

export type DeadlineNews = Exclude<ReminderKind, 'missingHours'>;

/** To a professional or to a company: what ends soon, by task. */
export function deadlinesMail(reader: Reader, news: DeadlineNews, tasks: readonly DueTask[]): Mail {
  const more = tasks.length - MAXIMUM_LISTED;
  return writeLetter(reader, texts, {}, (say) => ({
    subject: say(`${news}.subject`),
    paragraphs: [say(`${news}.text`), more > 0 && say('more', { count: more })],
    items: tasks.slice(0, MAXIMUM_LISTED).map(({ projectId, projectTitle, taskId, taskTitle, deadlineAt }) => ({
      title: taskTitle,
      text: say('until', { project: projectTitle, date: dayInWords(new Date(deadlineAt), reader.language) }),
      path: taskPaths.task(projectId, taskId),
    })),
  }));
}
