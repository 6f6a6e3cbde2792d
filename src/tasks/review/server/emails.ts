import { dayInWords } from '#platform/calendar/day-in-words.ts';
import { type Language, localeOf } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { MailContent } from '#platform/mail/mail-content.ts';
import { taskPaths } from '#tasks/paths.ts';
import { minutesInWords } from '#tasks/hours/rules/minutes-in-words.ts';

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
  publicUrl: string;
}

/** To a professional, or to whoever contested hours: what was said of a task or of hours. */
export function reviewMail(
  news: ReviewNews,
  { name, language }: { name: string; language: Language },
  { task, project, actor, words, minutes, deadlineAt, publicUrl }: AboutReview,
): MailContent {
  const say = (key: string) =>
    translate(language, `tasks/review:mail.${key}`, {
      actor,
      project,
      name,
      task: task.title,
      hours: minutesInWords(minutes, localeOf(language)),
      date: deadlineAt ? dayInWords(deadlineAt, language) : '',
    });
  const held = news === 'rejected' && minutes > 0 ? [say('rejected.held')] : [];
  return {
    subject: say(`${news}.subject`),
    greeting: name === '' ? say('greetingPlain') : say('greeting'),
    paragraphs: [say(`${news}.text`), ...(words === '' ? [] : [words]), ...held],
    action: { label: say('open'), url: `${publicUrl}${taskPaths.task(task.projectId, task.id)}` },
    footer: say('footer'),
  };
}
