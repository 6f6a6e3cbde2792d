import { dayInWords } from '#platform/calendar/day-in-words.ts';
import { type Language, localeOf } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { MailContent } from '#platform/mail/mail-content.ts';
import { minutesInWords } from '#tasks/hours/rules/minutes-in-words.ts';
import { taskPaths } from '#tasks/paths.ts';
import type { ReminderKind } from '#tasks/reminders/rules/reminder-kinds.ts';
import type { DueTask } from './due-hours.ts';

const MAXIMUM_LISTED = 10;

interface MailReader {
  name: string;
  language: Language;
}

interface MissingHours {
  /** Negative; null when no hours are missing. */
  missing: number | null;
  month: string;
  /** The Monday of the week that was not said to be complete in these projects. */
  monday: string;
  projects: readonly string[];
  publicUrl: string;
}

/** To a professional: hours are missing this month, or last week is not complete. */
export function missingHoursMail(
  reader: MailReader,
  { missing, month, monday, projects, publicUrl }: MissingHours,
): MailContent {
  const { language } = reader;
  const say = sayIn(reader);
  const url = (date?: string) => `${publicUrl}${taskPaths.week(date)}`;
  const balance =
    missing === null
      ? []
      : [
          say('missing.balance', {
            hours: minutesInWords(-missing, localeOf(language)),
            month: new Intl.DateTimeFormat(localeOf(language), { month: 'long', timeZone: 'UTC' }).format(
              new Date(`${month}-01`),
            ),
          }),
        ];
  const dates = new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const open =
    projects.length === 0
      ? []
      : [
          say('missing.week', {
            monday: dates.format(new Date(monday)),
            projects: new Intl.ListFormat(localeOf(language)).format(projects),
          }),
        ];
  return {
    subject: say('missing.subject'),
    greeting: greetingOf(reader),
    paragraphs: [...balance, ...open],
    action: { label: say('missing.action'), url: url(projects.length > 0 ? monday : undefined) },
    footer: say('footer'),
  };
}

export type DeadlineNews = Exclude<ReminderKind, 'missingHours'>;

/** To a professional or to a company: what ends soon, by task. */
export function deadlinesMail(
  news: DeadlineNews,
  reader: MailReader,
  { tasks, publicUrl }: { tasks: readonly DueTask[]; publicUrl: string },
): MailContent {
  const say = sayIn(reader);
  const more = tasks.length - MAXIMUM_LISTED;
  return {
    subject: say(`${news}.subject`),
    greeting: greetingOf(reader),
    paragraphs: [say(`${news}.text`), ...(more > 0 ? [say('more', { count: more })] : [])],
    items: tasks.slice(0, MAXIMUM_LISTED).map(({ projectId, projectTitle, taskId, taskTitle, deadlineAt }) => ({
      title: taskTitle,
      text: say('until', { project: projectTitle, date: dayInWords(new Date(deadlineAt), reader.language) }),
      url: `${publicUrl}${taskPaths.task(projectId, taskId)}`,
    })),
    footer: say('footer'),
  };
}

const sayIn =
  ({ language }: MailReader) =>
  (key: string, values: Record<string, string | number> = {}) =>
    translate(language, `tasks/reminders:mail.${key}`, values);

function greetingOf({ name, language }: MailReader): string {
  return translate(language, `tasks/review:mail.${name === '' ? 'greetingPlain' : 'greeting'}`, { name });
}
