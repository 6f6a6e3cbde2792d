import { jobPath } from '#jobs/paths.ts';
import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { MailContent } from '#platform/mail/mail-content.ts';

interface AboutInvitation {
  language: Language;
  name: string;
  title: string;
  companyName: string;
  message: string;
  projectId: string;
  positionIndex: number;
  publicUrl: string;
}

/** To a professional: a company invites them to apply. */
export function invitedMail(about: AboutInvitation): MailContent {
  const { language, name, title, companyName: company, message, projectId, positionIndex, publicUrl } = about;
  const say = (key: string, words = {}) => translate(language, `suggestions:mail.${key}`, words);
  return {
    subject: say('subject', { company, title }),
    greeting: name === '' ? say('greetingPlain') : say('greeting', { name }),
    paragraphs: [
      say('text', { company, title }),
      ...(message === '' ? [] : [say('message', { company, message })]),
      say('choice'),
    ],
    action: { label: say('see'), url: `${publicUrl}${jobPath(projectId, positionIndex)}` },
    footer: say('footer'),
  };
}
