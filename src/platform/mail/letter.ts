import type { Brand } from '#platform/contract/brand.ts';
import type { TextParameters } from '#platform/i18n/format-text.ts';
import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { MailContent } from '#platform/mail/mail-content.ts';
import type { Mail } from '#platform/mail/outbox.ts';
import { withoutLinks } from '#platform/mail/without-links.ts';

export interface Reader {
  email: string;
  /** Without it nobody is greeted by name. */
  name?: string;
  language: Language;
  /** The brand of the reader's product; the default one when unknown. */
  brand?: Brand;
  /** They may not know who causes the mail: what others typed carries no links then. */
  isStranger?: true;
  /** Why they read it, where that is another reason than the one the mail gives. */
  footer?: string;
}

/** Gives a text of the mail by its key; a key with a namespace (`room:key`) belongs to another room. */
export type Say = (key: string, values?: TextParameters) => string;

/** What a kind of mail says. Paragraphs that have nothing to say are left out. */
interface Letter
  extends Omit<MailContent, 'greeting' | 'paragraphs' | 'action' | 'footer'>, Pick<Mail, 'about' | 'lapsesAt'> {
  paragraphs: readonly (string | false | null | undefined)[];
  action?: MailContent['action'] | false | undefined;
  /** When missing, the text `footer` of `texts` stands there. */
  footer?: string;
}

/** Every mail is written by this: it puts the texts in the reader's language between a greeting and a footer. */
export function writeLetter(
  reader: Reader,
  /** Where its texts stand, such as `workspaces:mail`. */
  texts: string,
  values: TextParameters,
  write: (say: Say) => Letter,
): Mail {
  const { email: to, language, brand, footer: reason, isStranger } = reader;
  // A name is typed by whoever signs up, and its mail goes to the address that they typed.
  const name = withoutLinks(reader.name ?? '');
  const typed = isStranger ? Object.fromEntries(Object.entries(values).map(withoutLinksIn)) : values;
  const say: Say = (key, more = {}) =>
    translate(language, key.includes(':') ? key : `${texts}.${key}`, { ...typed, ...more });
  const { paragraphs, action, footer = reason ?? say('footer'), about, lapsesAt, ...rest } = write(say);
  const content = {
    ...rest,
    greeting: translate(language, name === '' ? 'platform:mail.greetingPlain' : 'platform:mail.greeting', { name }),
    paragraphs: paragraphs.filter((text): text is string => Boolean(text)),
    ...(action && { action }),
    footer,
  };
  return { to, language, ...(brand && { brand }), ...(about && { about }), ...(lapsesAt && { lapsesAt }), content };
}

const withoutLinksIn = ([key, value]: [string, TextParameters[string]]) =>
  [key, typeof value === 'string' ? withoutLinks(value) : value] as const;
