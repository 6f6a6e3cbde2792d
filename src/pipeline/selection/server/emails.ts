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

interface HiredByPonte extends Omit<AllSelected, 'project'> {
  title: string;
  candidate: string;
  positionIndex: number;
}

/** To the owner: the team of the product hired somebody for the company. */
export function hiredByPonteMail(about: HiredByPonte): MailContent {
  const { language, name, title, candidate, projectId, positionIndex, publicUrl } = about;
  const say = (key: string) => translate(language, `pipeline/selection:mail.hiredByPonte.${key}`, { title, candidate });
  return {
    subject: say('subject'),
    greeting: translate(language, 'pipeline:mail.greeting', { name }),
    paragraphs: [say('text'), say('others')],
    action: { label: say('action'), url: `${publicUrl}${pipelinePath(projectId, { position: positionIndex })}` },
    footer: translate(language, 'pipeline:mail.footer'),
  };
}
