import { overdueCandidatesPath } from '#pipeline/paths.ts';
import { writeLetter, type Reader } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail/outbox.ts';

const MAXIMUM_LISTED = 10;

/** To the owner: candidates wait longer than the company's own limit, by vacancy. */
export function overdueMail(owner: Reader, vacancies: readonly { title: string; count: number }[]): Mail {
  const count = vacancies.reduce((sum, one) => sum + one.count, 0);
  return writeLetter(owner, 'pipeline/limits:mail.overdue', { count }, (say) => ({
    subject: say('subject'),
    paragraphs: [say('text')],
    items: vacancies.slice(0, MAXIMUM_LISTED).map((one) => ({
      title: one.title,
      text: say('item', { count: one.count }),
      path: overdueCandidatesPath,
    })),
    action: { label: say('action'), path: overdueCandidatesPath },
    footer: say('pipeline:mail.footer'),
  }));
}
