import { writeLetter, type Reader } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail/outbox.ts';
import { portfolioPath } from '#profiles/paths.ts';

interface About {
  title: string;
  /** What the team wrote about it; may be empty. */
  reason: string;
}

/** To a professional: the team of the product hid a piece of the portfolio, or shows it again. */
export function pieceMail(reader: Reader, news: 'pieceHidden' | 'pieceShown', { title, reason }: About): Mail {
  return writeLetter(reader, 'profiles/portfolio:mail', { title, reason }, (say) => ({
    subject: say(`${news}.subject`),
    paragraphs: [say(`${news}.text`), reason !== '' && say('reason')],
    action: { label: say('open'), path: portfolioPath() },
  }));
}
