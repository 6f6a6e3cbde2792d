import { dayInWords } from '#platform/calendar/day-in-words.ts';
import { translate } from '#platform/i18n/translate.ts';
import { type Reader, writeLetter } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail/outbox.ts';
import { memberSupportPaths, supportPaths } from '#support/paths.ts';
import type { TicketType } from '#support/rules/ticket-terms.ts';

export type TicketNews =
  | 'received'
  | 'forTeam'
  | 'answered'
  | 'written'
  | 'done'
  | 'closed'
  | 'ruledPayable'
  | 'ruledRefused';

interface About {
  type: TicketType;
  subject: string;
  supportId: string;
  answerDueAt: Date;
  /** The message, if the mail includes it. */
  text?: string;
  /** Professionals have a support page of their own. */
  isProfessional: boolean;
}

export function ticketMail(reader: Reader, news: TicketNews, about: About): Mail {
  const { type, subject, supportId, answerDueAt, isProfessional } = about;
  const { language } = reader;
  const values = {
    ...{ title: translate(language, `support:title.${type}`, { subject }), subject },
    date: dayInWords(answerDueAt, language),
  };
  return writeLetter(reader, 'support:mail', values, (say) => ({
    subject: say(`${news}.subject`),
    paragraphs: [say(`${news}.text`), about.text],
    action: { label: say('open'), path: (isProfessional ? memberSupportPaths : supportPaths).ticket(supportId) },
  }));
}
