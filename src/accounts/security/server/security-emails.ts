import { accountPaths, emailActionPath } from '#accounts/paths.ts';
import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { MailContent } from '#platform/mail/mail-content.ts';

/** The changes of security that the owner of an account is notified of. */
export type SecurityNotice =
  | 'secondFactorOn'
  | 'secondFactorOff'
  | 'secondFactorRemoved'
  | 'passkeyAdded'
  | 'passkeyRemoved';

function content(
  language: Language,
  kind: SecurityNotice | 'newEmail' | 'emailChangeAsked' | 'emailChanged',
  { url, ...parameters }: { url?: string; email?: string; name?: string } = {},
): MailContent {
  const text = (part: string) => translate(language, `accounts:mail.${kind}.${part}`, parameters);
  return {
    subject: text('subject'),
    greeting: translate(language, 'accounts:mail.greeting'),
    paragraphs: [text('text')],
    ...(url && { action: { label: text('action'), url } }),
    footer: text('footer'),
  };
}

/** To the new address: the link that makes it the account's. */
export function newEmailMail(language: Language, publicUrl: string, code: string): MailContent {
  return content(language, 'newEmail', { url: publicUrl + emailActionPath('changeEmail', code) });
}

/** To the current address, with advice in case it was somebody else. */
export function emailChangeRequestedMail(language: Language, publicUrl: string, email: string): MailContent {
  return content(language, 'emailChangeAsked', { url: publicUrl + accountPaths.accountSecurity, email });
}

/** To the former address of the account. */
export function emailChangedMail(language: Language, email: string): MailContent {
  return content(language, 'emailChanged', { email });
}

export function securityMail(language: Language, publicUrl: string, notice: SecurityNotice, name = ''): MailContent {
  return content(language, notice, { url: publicUrl + accountPaths.accountSecurity, name });
}
