import { jobInvitationPath, stopInvitationsPath } from '#pipeline/paths.ts';
import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { MailContent } from '#platform/mail/mail-content.ts';

interface AboutInvitation {
  language: Language;
  /** As the company wrote it. */
  name: string;
  company: string;
  title: string;
  note: string;
  /** The code in the mail's links. */
  code: string;
  /** The one reminder instead of the invitation. */
  isReminder: boolean;
  publicUrl: string;
}

/** To somebody whom a company invited by name and address, whether they have an account or not. */
export function emailInvitationMail(about: AboutInvitation): MailContent {
  const { language, name, company, title, note, code, isReminder, publicUrl } = about;
  const say = (key: string) => translate(language, `pipeline/invitations:mail.${key}`, { name, company, title, note });
  return {
    subject: say(isReminder ? 'reminder.subject' : 'subject'),
    greeting: say('greeting'),
    paragraphs: [
      say(isReminder ? 'reminder.text' : 'text'),
      ...(note === '' ? [] : [say('note')]),
      say(isReminder ? 'reminder.choice' : 'choice'),
    ],
    action: { label: say('action'), url: `${publicUrl}${jobInvitationPath(code)}` },
    footer: say('footer'),
    stop: invitationStop({ language, code, publicUrl }),
  };
}

/** The link that ends mails of invitations to an address; mail programs offer it too. */
function invitationStop({ language, code, publicUrl }: Pick<AboutInvitation, 'language' | 'code' | 'publicUrl'>) {
  return {
    label: translate(language, 'pipeline/invitations:mail.stop'),
    url: `${publicUrl}${stopInvitationsPath(code)}`,
    callUrl: `${publicUrl}/api/invitationStops/${code}`,
  };
}
