import { dayInWords } from '#platform/calendar/day-in-words.ts';
import { localeOf } from '#platform/i18n/language.ts';
import { type Reader, writeLetter } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail/outbox.ts';
import { taskPaths } from '#tasks/paths.ts';
import { minutesInWords } from '#platform/i18n/minutes-in-words.ts';

export type ReviewNews =
  | 'adjusted'
  | 'rejected'
  | 'contested'
  | 'answered'
  | 'contestCanceled'
  | 'held'
  | 'ruledPayable'
  | 'ruledRefused';

export interface AboutReview {
  task: { id: string; title: string; projectId: string };
  project: string;
  /** Who said it. */
  actor: string;
  /** The words that came with it; empty when there are none. */
  words: string;
  /** Minutes of the reader's hours that it is about. */
  minutes: number;
  /** The earliest deadline of contested hours. */
  deadlineAt: Date | null;
}

/** To a professional, or to whoever contested hours: what was said of a task or of hours. */
export function reviewMail(
  reader: Reader,
  news: ReviewNews,
  { task, project, actor, words, minutes, deadlineAt }: AboutReview,
): Mail {
  const { language } = reader;
  const values = {
    ...{ actor, project, task: task.title },
    hours: minutesInWords(minutes, localeOf(language)),
    date: deadlineAt ? dayInWords(deadlineAt, language) : '',
  };
  return writeLetter(reader, 'timesheets/review:mail', values, (say) => ({
    subject: say(`${news}.subject`),
    paragraphs: [say(`${news}.text`), words, news === 'rejected' && minutes > 0 && say('rejected.held')],
    action: { label: say('open'), path: taskPaths.task(task.projectId, task.id) },
  }));
}
