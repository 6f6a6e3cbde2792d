import { adminSignupPath } from '#accounts/paths.ts';
import type { StaffRole } from '#accounts/sign-up/rules/staff-role.ts';
import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { MailContent } from '#platform/mail/mail-content.ts';

export function staffInvitationMail(
  language: Language,
  publicUrl: string,
  { role, code }: { role: StaffRole; code: string },
): MailContent {
  const text = (part: string, parameters = {}) =>
    translate(language, `accounts:mail.staffInvitation.${part}`, parameters);
  return {
    subject: text('subject'),
    greeting: translate(language, 'accounts:mail.greeting'),
    paragraphs: [text('text', { role: translate(language, `accounts:roles.${role}`) })],
    action: { label: text('action'), url: publicUrl + adminSignupPath(code) },
    footer: text('footer'),
  };
}
