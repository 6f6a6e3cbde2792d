import { deletionPath, ownDataPaths } from '#own-data/paths.ts';
import { type Reader, writeLetter } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail/outbox.ts';

/** Mails about the whole account greet nobody by name. */
function ownDataMail(
  { email, language, brand }: Reader,
  kind: 'exportReady' | 'deletionCode' | 'goodbye',
  { path, ...rest }: Pick<Mail, 'about' | 'lapsesAt'> & { path?: string },
): Mail {
  return writeLetter({ email, language, ...(brand && { brand }) }, `own-data:mail.${kind}`, {}, (say) => ({
    ...rest,
    subject: say('subject'),
    paragraphs: [say('text')],
    action: path !== undefined && { label: say('action'), path },
  }));
}

export const exportReadyMail = (reader: Reader) => ownDataMail(reader, 'exportReady', { path: ownDataPaths.data });

export const deletionCodeMail = (reader: Reader, code: string, lapsesAt: Date) =>
  ownDataMail(reader, 'deletionCode', { path: deletionPath(code), lapsesAt });

export const goodbyeMail = (reader: Reader & { id: string }) => ownDataMail(reader, 'goodbye', { about: [reader.id] });
