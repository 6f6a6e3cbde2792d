import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { MailContent } from '#platform/mail/mail-content.ts';
import { pipelinePath } from '#pipeline/paths.ts';

interface AllSelected {
  language: Language;
  name: string;
  project: string;
  projectId: string;
  publicUrl: string;
}

/** To the owner: every open position has a selected candidate; the contracts come next. */
export function allSelectedMail({ language, name, project, projectId, publicUrl }: AllSelected): MailContent {
  return {
    subject: translate(language, 'pipeline/selection:mail.allSelected.subject', { project }),
    greeting: translate(language, 'pipeline:mail.greeting', { name }),
    paragraphs: [
      translate(language, 'pipeline/selection:mail.allSelected.text', { project }),
      translate(language, 'pipeline/selection:mail.allSelected.next'),
    ],
    action: {
      label: translate(language, 'pipeline/selection:mail.allSelected.action'),
      url: `${publicUrl}${pipelinePath(projectId)}`,
    },
    footer: translate(language, 'pipeline:mail.footer'),
  };
}
