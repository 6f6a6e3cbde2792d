import { jobPath } from '#jobs/paths.ts';
import { type Reader, writeLetter } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail/outbox.ts';

interface AboutInvitation {
  title: string;
  companyName: string;
  message: string;
  projectId: string;
  positionIndex: number;
}

/** To a professional: a company invites them to apply. */
export function invitedMail(reader: Reader, about: AboutInvitation): Mail {
  const { title, companyName: company, message, projectId, positionIndex } = about;
  return writeLetter(reader, 'suggestions:mail', { company, title, message }, (say) => ({
    subject: say('subject'),
    paragraphs: [say('text'), message !== '' && say('message'), say('choice')],
    action: { label: say('see'), path: jobPath(projectId, positionIndex) },
  }));
}
