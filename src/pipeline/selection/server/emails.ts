import { pipelinePath } from '#pipeline/paths.ts';
import { writeLetter, type Reader } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail/outbox.ts';

/** To the owner: every open position has a selected candidate; the contracts come next. */
export function allSelectedMail(owner: Reader, { project, projectId }: { project: string; projectId: string }): Mail {
  return writeLetter(owner, 'pipeline/selection:mail.allSelected', { project }, (say) => ({
    subject: say('subject'),
    paragraphs: [say('text'), say('next')],
    action: { label: say('action'), path: pipelinePath(projectId) },
    footer: say('pipeline:mail.footer'),
  }));
}

interface HiredByPonte {
  title: string;
  candidate: string;
  projectId: string;
  positionIndex: number;
}

/** To the owner: the team of the product hired somebody for the company. */
export function hiredByPonteMail(owner: Reader, about: HiredByPonte): Mail {
  const { title, candidate, projectId, positionIndex: position } = about;
  return writeLetter(owner, 'pipeline/selection:mail.hiredByPonte', { title, candidate }, (say) => ({
    subject: say('subject'),
    paragraphs: [say('text'), say('others')],
    action: { label: say('action'), path: pipelinePath(projectId, { position }) },
    footer: say('pipeline:mail.footer'),
  }));
}
