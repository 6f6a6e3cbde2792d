import { dayInWords } from '#platform/calendar/day-in-words.ts';
import { translate } from '#platform/i18n/translate.ts';
import { type Reader, writeLetter } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail/outbox.ts';
import { supportPaths } from '#support/paths.ts';
import type { TicketType } from '#support/rules/ticket-terms.ts';

export type TicketNews =
  | 'received'
  | 'answered'
  | 'written'
  | 'done'
  | 'closed'
  | 'assigned'
  | 'merged'
  | 'ruledPayable'
  | 'ruledRefused';

interface About {
  type: TicketType;
  subject: string;
  answerDueAt: Date;
  /** The message, if the mail includes it. */
  text?: string;
  /** The ticket on the reader's support page. */
  path: string;
}

export function ticketMail(reader: Reader, news: TicketNews, about: About): Mail {
  const { type, subject, answerDueAt, path } = about;
  const { language } = reader;
  const values = {
    ...{ title: translate(language, `support:title.${type}`, { subject }), subject },
    date: dayInWords(answerDueAt, language),
  };
  return writeLetter(reader, 'support:mail', values, (say) => ({
    subject: say(`${news}.subject`),
    paragraphs: [say(`${news}.text`), about.text],
    action: { label: say('open'), path },
  }));
}

interface QueuedTicket {
  supportId: string;
  type: TicketType;
  subject: string;
  answerDueAt: Date;
}

const MAXIMUM_LISTED = 20;

/** To an administrator: what came within a quarter of an hour and belongs to nobody yet. */
export function queueMailOf(reader: Reader, tickets: readonly QueuedTicket[]): Mail {
  const { language } = reader;
  const more = tickets.length - MAXIMUM_LISTED;
  return writeLetter(reader, 'support:mail', { count: tickets.length }, (say) => ({
    subject: say('queue.subject'),
    paragraphs: [say('queue.text'), more > 0 && say('queue.more', { count: more })],
    items: tickets.slice(0, MAXIMUM_LISTED).map(({ supportId, type, subject, answerDueAt }) => ({
      title: translate(language, `support:title.${type}`, { subject }),
      text: say('queue.due', { date: dayInWords(answerDueAt, language) }),
      path: supportPaths.ticket(supportId),
    })),
    action: { label: say('queue.action'), path: `${supportPaths.list}?view=unassigned` },
  }));
}
