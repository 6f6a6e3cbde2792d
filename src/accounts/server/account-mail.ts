import type { TextParameters } from '#platform/i18n/format-text.ts';
import { type Reader, writeLetter } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail/outbox.ts';

/** The changes of security that the owner of an account is notified of. */
export type SecurityNotice =
  | 'secondFactorOn'
  | 'secondFactorOff'
  | 'secondFactorRemoved'
  | 'passkeyAdded'
  | 'passkeyRemoved';

type AccountNews =
  | SecurityNotice
  | 'verify'
  | 'reset'
  | 'passwordChanged'
  /** To the new address: the link that makes it the account's. */
  | 'newEmail'
  /** To the current address, with advice in case it was somebody else. */
  | 'emailChangeAsked'
  /** To the former address of the account. */
  | 'emailChanged'
  /** The provider's account can now sign in, in addition to the password. */
  | 'socialLinked'
  /** The address was never verified before: the password and the sessions of whoever signed up with it were removed. */
  | 'socialClaimed'
  | 'socialDisconnected'
  | 'staffInvitation'
  /** To the other administrators. */
  | 'staffJoined'
  | 'staffFactorOff'
  | 'staffSuspended'
  | 'staffRestored';

interface About extends Pick<Mail, 'about' | 'lapsesAt'> {
  values?: TextParameters;
  /** Where the action leads; without it there is none. */
  path?: string;
}

/** Mails about an account greet nobody by name, because the address may be somebody else's. */
export function accountMail(
  { email, language, brand }: Omit<Reader, 'name'>,
  news: AccountNews,
  { values = {}, path, ...rest }: About = {},
): Mail {
  return writeLetter({ email, language, ...(brand && { brand }) }, `accounts:mail.${news}`, values, (say) => ({
    ...rest,
    subject: say('subject'),
    paragraphs: [say('text')],
    action: path !== undefined && { label: say('action'), path },
  }));
}
