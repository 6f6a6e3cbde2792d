import { applicationPath } from '#candidacies/paths.ts';
import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { MailContent } from '#platform/mail/mail-content.ts';

interface Message {
  language: Language;
  applicationId: string;
  name: string;
  title: string;
  company: string;
  subject: string;
  text: string;
  publicUrl: string;
}

/** To a candidate: the company's own words, framed in the candidate's language and with the company's name. */
export function messageMail({
  applicationId,
  language,
  name,
  title,
  company,
  subject,
  text,
  publicUrl,
}: Message): MailContent {
  return {
    subject,
    greeting:
      name === ''
        ? translate(language, 'candidacies:mail.greetingPlain')
        : translate(language, 'candidacies:mail.greeting', { name }),
    paragraphs: [
      translate(language, 'pipeline/conversation:mail.message.intro', { title, company }),
      ...text.split(/\n{2,}/),
    ],
    action: {
      label: translate(language, 'candidacies:mail.seeApplications'),
      url: `${publicUrl}${applicationPath(applicationId)}`,
    },
    footer: translate(language, 'pipeline/conversation:mail.message.footer'),
  };
}
