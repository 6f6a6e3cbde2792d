import { jobInvitationPath, stopInvitationsPath } from '#pipeline/paths.ts';
import { writeLetter, type Reader } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail/outbox.ts';

interface AboutInvitation {
  company: string;
  title: string;
  note: string;
  /** The code in the mail's links. */
  code: string;
  /** The one reminder instead of the invitation. */
  isReminder: boolean;
}

/** To somebody whom a company invited by name and address, whether they have an account or not. */
export function emailInvitationMail(reader: Reader & { name: string }, about: AboutInvitation): Mail {
  const { company, title, note, code, isReminder } = about;
  const values = { name: reader.name, company, title, note };
  return writeLetter({ ...reader, isStranger: true }, 'pipeline/invitations:mail', values, (say) => ({
    subject: say(isReminder ? 'reminder.subject' : 'subject'),
    paragraphs: [
      say(isReminder ? 'reminder.text' : 'text'),
      note !== '' && say('note'),
      say(isReminder ? 'reminder.choice' : 'choice'),
    ],
    action: { label: say('action'), path: jobInvitationPath(code) },
    // The link that ends mails of invitations to an address; mail programs offer it too.
    stop: { label: say('stop'), path: stopInvitationsPath(code), callPath: `/api/invitationStops/${code}` },
  }));
}
