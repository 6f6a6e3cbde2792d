import { applicationPath } from '#applications/paths.ts';
import type { MessageSide } from '#applications/messages/rules/terms.ts';
import { conversationPath } from '#pipeline/paths.ts';
import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { MailContent } from '#platform/mail/mail-content.ts';

interface Reader {
  language: Language;
  name: string;
  publicUrl: string;
}
interface About extends Reader {
  applicationId: string;
  title: string;
  company: string;
  candidate: string;
}
interface Message extends About {
  subject: string | null;
  text: string;
}

const texts = 'pipeline/conversation:mail';
const greet = ({ language, name }: Reader) =>
  name === ''
    ? translate(language, 'applications:mail.greetingPlain')
    : translate(language, 'applications:mail.greeting', { name });
const answer = ({ language, publicUrl, applicationId }: About, side: MessageSide) => ({
  label: translate(language, `${texts}.thread.answer`),
  url: `${publicUrl}${side === 'candidate' ? applicationPath(applicationId) : conversationPath(applicationId)}`,
});

/** To a candidate: the company's own words, framed in the candidate's language and with the company's name. */
export function messageMail(message: Message): MailContent {
  const { language, title, company, subject, text } = message;
  return {
    subject: subject ?? translate(language, `${texts}.thread.fromCompany`, { company, title }),
    greeting: greet(message),
    paragraphs: [translate(language, `${texts}.message.intro`, { title, company }), ...text.split(/\n{2,}/)],
    action: answer(message, 'candidate'),
    footer: translate(language, `${texts}.message.footer`),
  };
}

/** To the people of a company who take part: what a candidate wrote. */
export function answeredMail(message: Message): MailContent {
  const { language, title, candidate, text } = message;
  return {
    subject: translate(language, `${texts}.thread.fromCandidate`, { candidate, title }),
    greeting: greet(message),
    paragraphs: [translate(language, `${texts}.thread.intro`, { candidate, title }), ...text.split(/\n{2,}/)],
    action: answer(message, 'company'),
    footer: translate(language, `${texts}.thread.footer`),
  };
}

/** To either side: messages came soon after the last mail and were not read since. */
export function unreadMail(about: About & { side: MessageSide; count: number }): MailContent {
  const { language, title, company, candidate, side, count } = about;
  const from = side === 'candidate' ? company : candidate;
  const footer = side === 'candidate' ? `${texts}.message.footer` : `${texts}.thread.footer`;
  return {
    subject: translate(language, `${texts}.thread.unread`, { count, from, title }),
    greeting: greet(about),
    paragraphs: [translate(language, `${texts}.thread.unreadText`, { count, from, title })],
    action: answer(about, side),
    footer: translate(language, footer),
  };
}
