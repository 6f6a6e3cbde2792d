import { dayInWords } from '#platform/calendar/day-in-words.ts';
import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { MailContent } from '#platform/mail/mail-content.ts';
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
  language: Language;
  /** The recipient's name. */
  name: string;
  type: TicketType;
  subject: string;
  supportId: string;
  answerDueAt: Date;
  /** The message, if the mail includes it. */
  text?: string;
  publicUrl: string;
  /** Professionals have a support page of their own. */
  isProfessional: boolean;
}

export function ticketMail(news: TicketNews, about: About): MailContent {
  const { language, name, type, subject, supportId, answerDueAt, publicUrl, isProfessional } = about;
  const say = (key: string, parameters: Record<string, string> = {}) =>
    translate(language, `support:${key}`, parameters);
  const titled = translate(language, `support:title.${type}`, { subject });
  const said = about.text ? [about.text] : [];
  return {
    subject: say(`mail.${news}.subject`, { title: titled, subject }),
    greeting: name === '' ? say('mail.greetingPlain') : say('mail.greeting', { name }),
    paragraphs: [
      say(`mail.${news}.text`, { title: titled, subject, date: dayInWords(answerDueAt, language) }),
      ...said,
    ],
    action: {
      label: say('mail.open'),
      url: `${publicUrl}${(isProfessional ? memberSupportPaths : supportPaths).ticket(supportId)}`,
    },
    footer: say('mail.footer'),
  };
}
