import { pipelinePath } from '#pipeline/paths.ts';
import type { PositionRow } from '#pipeline/candidates/server/position-queries.ts';
import { writeLetter, type Reader } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail/outbox.ts';

interface Mentioned {
  author: string;
  candidate: string;
  text: string;
  applicationId: string;
  position: PositionRow;
}

/** To a colleague whom a comment mentions; the candidate never gets one. */
export function mentionedMail(reader: Reader, about: Mentioned): Mail {
  const { author, candidate, text, applicationId, position } = about;
  const { projectId, positionIndex, title } = position;
  const path = pipelinePath(projectId, { position: positionIndex, candidate: applicationId, tab: 'comments' });
  return writeLetter(reader, 'pipeline/comments:mail.mentioned', { author, candidate, title }, (say) => ({
    subject: say('subject'),
    paragraphs: [say('text'), text],
    action: { label: say('action'), path },
  }));
}
