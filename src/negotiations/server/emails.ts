import { applicationPath } from '#applications/paths.ts';
import { timeInWords } from '#applications/interviews/server/emails.ts';
import { negotiationPaths } from '#negotiations/paths.ts';
import { type Figures, monthlyGross } from '#negotiations/rules/figures.ts';
import type { Side } from '#negotiations/rules/terms.ts';
import { type Language, localeOf } from '#platform/i18n/language.ts';
import { type Reader, writeLetter, type Say } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail/outbox.ts';
import type { Currency } from '#platform/money/currencies.ts';

export type News = 'offered' | 'accepted' | 'declined' | 'lapsed';

export interface AboutNegotiation {
  applicationId: string;
  projectId: string;
  positionIndex: number;
  title: string;
  companyName: string;
  candidateName: string;
  memberId: string;
  currency: Currency;
  figures: Figures;
  netIsPaidOut: boolean;
  /** The figures of an offer. */
  expiresAt?: Date;
  /** The author's message to the other side. */
  message?: string;
}

/** Mails do not know where they are read, so they use the product's own time zone. */
const TIME_ZONE = 'America/Sao_Paulo';

/** The event, worded for one side: `done` for the side that acted, `told` for the other. */
export function negotiationMail(
  news: News,
  voice: 'done' | 'told',
  { side, reader }: { side: Side; reader: Reader },
  about: AboutNegotiation,
): Mail {
  const { title, companyName, candidateName, message = '' } = about;
  const { language } = reader;
  const values = { title, other: side === 'company' ? candidateName : companyName };
  const path =
    side === 'company'
      ? negotiationPaths.budget(about.projectId, about.positionIndex, about.applicationId)
      : applicationPath(about.applicationId);
  return writeLetter(reader, 'negotiations/mails:mail', values, (say) => ({
    about: [about.memberId],
    subject: say(`${news}.${voice}.subject`),
    paragraphs: [
      say(`${news}.${voice}.text`),
      figureLines(about, language, say).join('\n'),
      say(about.netIsPaidOut ? 'paidOut' : 'estimate'),
      about.expiresAt && say('until', { moment: timeInWords(about.expiresAt, TIME_ZONE, language) }),
      message !== '' && say('message', { message }),
    ],
    action: { label: say(`toPage.${side}`), path },
  }));
}

function figureLines({ figures, currency }: AboutNegotiation, language: Language, say: Say): string[] {
  const money = new Intl.NumberFormat(localeOf(language), { style: 'currency', currency });
  const amount = (cents: number) => money.format(cents / 100);
  const date = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  return [
    say('line.hours', { hours: String(figures.monthlyHours) }),
    say('line.gross', { amount: amount(figures.hourlyGross), month: amount(monthlyGross(figures)) }),
    say('line.net', { amount: amount(figures.hourlyNet) }),
    say('line.start', { date: date.format(new Date(`${figures.startDate}T00:00:00Z`)) }),
  ].map((line) => `• ${line}`);
}
