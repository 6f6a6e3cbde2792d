import { deletionPath, ownDataPaths } from '#own-data/paths.ts';
import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { MailContent } from '#platform/mail/mail-content.ts';

function content(language: Language, kind: 'exportReady' | 'deletionCode' | 'goodbye', url?: string): MailContent {
  const text = (part: string) => translate(language, `own-data:mail.${part}`);
  return {
    subject: text(`${kind}.subject`),
    greeting: text('greeting'),
    paragraphs: [text(`${kind}.text`)],
    ...(url && { action: { label: text(`${kind}.action`), url } }),
    footer: text(`${kind}.footer`),
  };
}

export function exportReadyMail(language: Language, publicUrl: string): MailContent {
  return content(language, 'exportReady', publicUrl + ownDataPaths.data);
}

export function deletionCodeMail(language: Language, publicUrl: string, code: string): MailContent {
  return content(language, 'deletionCode', publicUrl + deletionPath(code));
}

export function goodbyeMail(language: Language): MailContent {
  return content(language, 'goodbye');
}
