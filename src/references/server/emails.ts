import { type Reader, writeLetter } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail/outbox.ts';
import { recommenderPath, referencePermissionPath, stopReferencesPath } from '#references/paths.ts';

interface AboutRequest {
  candidate: string;
  memberId: string;
  referenceId: string;
  code: string;
  /** The day on which it lapses, in words. */
  until: string;
  lapsesAt: Date;
  isReminder: boolean;
}

/** To somebody whom a candidate asks for a reference, whether they have an account or not. */
export function requestMail(reader: Reader & { name: string }, about: AboutRequest): Mail {
  const { candidate, memberId, referenceId, code, until, lapsesAt, isReminder } = about;
  return writeLetter({ ...reader, isStranger: true }, 'references:mail', { candidate, until }, (say) => ({
    subject: say(isReminder ? 'reminder.subject' : 'request.subject'),
    paragraphs: [say(isReminder ? 'reminder.text' : 'request.text'), say('request.how'), say('request.choice')],
    action: { label: say('request.action'), path: recommenderPath(memberId, referenceId, code) },
    stop: { label: say('stop'), path: stopReferencesPath(code), callPath: `/api/referenceStops/${code}` },
    about: [memberId],
    lapsesAt,
  }));
}

interface AboutPermission {
  candidate: string;
  memberId: string;
  companyName: string;
  code: string;
}

/** To whoever gave a reference: one more company asks to read it. */
export function permissionMail(reader: Reader & { name: string }, about: AboutPermission): Mail {
  const { candidate, memberId, companyName: company, code } = about;
  return writeLetter({ ...reader, isStranger: true }, 'references:mail', { candidate, company }, (say) => ({
    subject: say('permission.subject'),
    paragraphs: [say('permission.text'), say('permission.choice')],
    action: { label: say('permission.action'), path: referencePermissionPath(code) },
    about: [memberId],
  }));
}
