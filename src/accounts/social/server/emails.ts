import { accountPaths } from '#accounts/paths.ts';
import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { MailContent } from '#platform/mail/mail-content.ts';

function content(
  language: Language,
  provider: string,
  kind: 'socialLinked' | 'socialClaimed' | 'socialDisconnected',
): MailContent {
  const text = (part: string) => translate(language, `accounts:mail.${part}`, { provider });
  return {
    subject: text(`${kind}.subject`),
    greeting: text('greeting'),
    paragraphs: [text(`${kind}.text`)],
    footer: text(`${kind}.footer`),
  };
}

/** The provider's account can now sign in, in addition to the password. */
export function linkedMail(language: Language, provider: string): MailContent {
  return content(language, provider, 'socialLinked');
}

/** The address was never verified before: the password and the sessions of whoever signed up with it were removed. */
export function claimedMail(language: Language, provider: string): MailContent {
  return content(language, provider, 'socialClaimed');
}

/** The provider's account can no longer sign in. */
export function disconnectedMail(language: Language, publicUrl: string, provider: string): MailContent {
  const label = translate(language, 'accounts:mail.socialDisconnected.action');
  const action = { label, url: publicUrl + accountPaths.accountSecurity };
  return { ...content(language, provider, 'socialDisconnected'), action };
}
