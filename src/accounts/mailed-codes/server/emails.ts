import { emailActionPath } from '#accounts/paths.ts';
import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { MailContent } from '#platform/mail/mail-content.ts';

function content(
  language: Language,
  kind: 'verify' | 'reset' | 'passwordChanged',
  action?: { url: string },
): MailContent {
  const text = (part: string) => translate(language, `accounts:mail.${part}`);
  return {
    subject: text(`${kind}.subject`),
    greeting: text('greeting'),
    paragraphs: [text(`${kind}.text`)],
    ...(action && { action: { label: text(`${kind}.action`), url: action.url } }),
    footer: text(`${kind}.footer`),
  };
}

export function verificationMail(language: Language, publicUrl: string, code: string): MailContent {
  return content(language, 'verify', { url: publicUrl + emailActionPath('verifyEmail', code) });
}

export function resetMail(language: Language, publicUrl: string, code: string): MailContent {
  return content(language, 'reset', { url: publicUrl + emailActionPath('resetPassword', code) });
}

export function passwordChangedMail(language: Language): MailContent {
  return content(language, 'passwordChanged');
}
