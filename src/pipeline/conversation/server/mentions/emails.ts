import { pipelinePath } from '#pipeline/paths.ts';
import type { PositionRow } from '#pipeline/candidates/server/position-queries.ts';
import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { MailContent } from '#platform/mail/mail-content.ts';

interface Mentioned {
  language: Language;
  name: string;
  author: string;
  candidate: string;
  text: string;
  applicationId: string;
  position: PositionRow;
  publicUrl: string;
}

/** To a colleague whom a comment mentions; the candidate never gets one. */
export function mentionedMail(about: Mentioned): MailContent {
  const { language, name, author, candidate, text, applicationId, position, publicUrl } = about;
  const { projectId, positionIndex, title } = position;
  const path = pipelinePath(projectId, { position: positionIndex, candidate: applicationId, tab: 'comments' });
  return {
    subject: translate(language, 'pipeline/conversation:mail.mentioned.subject', { author, candidate }),
    greeting: translate(language, 'pipeline:mail.greeting', { name }),
    paragraphs: [translate(language, 'pipeline/conversation:mail.mentioned.text', { author, candidate, title }), text],
    action: { label: translate(language, 'pipeline/conversation:mail.mentioned.action'), url: `${publicUrl}${path}` },
    footer: translate(language, 'pipeline/conversation:mail.mentioned.footer'),
  };
}
