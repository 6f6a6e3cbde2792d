import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { MailContent } from '#platform/mail/mail-content.ts';
import { overdueCandidatesPath } from '#pipeline/paths.ts';

const MAXIMUM_LISTED = 10;

interface Overdue {
  language: Language;
  name: string;
  vacancies: readonly { title: string; count: number }[];
  publicUrl: string;
}

/** To the owner: candidates wait longer than the company's own limit, by vacancy. */
export function overdueMail({ language, name, vacancies, publicUrl }: Overdue): MailContent {
  const url = `${publicUrl}${overdueCandidatesPath}`;
  const count = vacancies.reduce((sum, one) => sum + one.count, 0);
  return {
    subject: translate(language, 'pipeline/limits:mail.overdue.subject', { count }),
    greeting: translate(language, 'pipeline:mail.greeting', { name }),
    paragraphs: [translate(language, 'pipeline/limits:mail.overdue.text', { count })],
    items: vacancies.slice(0, MAXIMUM_LISTED).map((one) => ({
      title: one.title,
      text: translate(language, 'pipeline/limits:mail.overdue.item', { count: one.count }),
      url,
    })),
    action: { label: translate(language, 'pipeline/limits:mail.overdue.action'), url },
    footer: translate(language, 'pipeline:mail.footer'),
  };
}
