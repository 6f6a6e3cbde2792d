import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { MailContent } from '#platform/mail/mail-content.ts';
import { pipelinePath } from '#pipeline/paths.ts';

interface Suggested {
  language: Language;
  name: string;
  title: string;
  candidate: string;
  comment: string;
  applicationId: string;
  projectId: string;
  positionIndex: number;
  publicUrl: string;
}

/** To the owner: the talent team suggests a candidate, with the reason. */
export function suggestedToOwnerMail(about: Suggested): MailContent {
  const { language, name, title, candidate, comment, publicUrl, projectId, positionIndex, applicationId } = about;
  return {
    subject: translate(language, 'pipeline/evaluation:mail.suggested.subject', { title, candidate }),
    greeting: translate(language, 'pipeline:mail.greeting', { name }),
    paragraphs: [translate(language, 'pipeline/evaluation:mail.suggested.text', { title, candidate }), comment],
    action: {
      label: translate(language, 'pipeline/evaluation:mail.suggested.action'),
      url: `${publicUrl}${pipelinePath(projectId, { position: positionIndex, candidate: applicationId })}`,
    },
    footer: translate(language, 'pipeline:mail.footer'),
  };
}
