import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { MailContent } from '#platform/mail/mail-content.ts';
import { portfolioPath } from '#profiles/paths.ts';

interface About {
  language: Language;
  name: string;
  title: string;
  /** What the team wrote about it; may be empty. */
  reason: string;
  publicUrl: string;
}

/** To a professional: the team of the product hid a piece of the portfolio, or shows it again. */
export function pieceMail(
  news: 'pieceHidden' | 'pieceShown',
  { language, name, title, reason, publicUrl }: About,
): MailContent {
  const say = (key: string, parameters = {}) => translate(language, `profiles/portfolio:mail.${key}`, parameters);
  return {
    subject: say(`${news}.subject`, { title }),
    greeting: name === '' ? say('greetingPlain') : say('greeting', { name }),
    paragraphs: [say(`${news}.text`, { title }), ...(reason === '' ? [] : [say('reason', { reason })])],
    action: { label: say('open'), url: `${publicUrl}${portfolioPath()}` },
    footer: say('footer'),
  };
}
