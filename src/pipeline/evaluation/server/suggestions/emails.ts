import { pipelinePath } from '#pipeline/paths.ts';
import { writeLetter, type Reader } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail/outbox.ts';

interface Suggested {
  title: string;
  candidate: string;
  comment: string;
  applicationId: string;
  projectId: string;
  positionIndex: number;
}

/** To the owner: the talent team suggests a candidate, with the reason. */
export function suggestedToOwnerMail(owner: Reader, about: Suggested): Mail {
  const { title, candidate, comment, projectId, positionIndex: position, applicationId } = about;
  return writeLetter(owner, 'pipeline/evaluation:mail.suggested', { title, candidate }, (say) => ({
    subject: say('subject'),
    paragraphs: [say('text'), comment],
    action: { label: say('action'), path: pipelinePath(projectId, { position, candidate: applicationId }) },
    footer: say('pipeline:mail.footer'),
  }));
}
