export interface MomentWords {
  today: string;
  yesterday: string;
  tomorrow: string;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached, because creating one takes longer than rendering a whole row of a list. */
function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, known);
  return known;
}

function dayNumber(moment: Date): number {
  return Math.floor((moment.getTime() - moment.getTimezoneOffset() * 60_000) / 86_400_000);
}

/** In everyday words: "today, 14:00", "yesterday, 09:12", "Nov 18", "Nov 18, 2025". */
export function describeMoment(moment: Date, now: Date, locale: string, words: MomentWords): string {
  const days = dayNumber(moment) - dayNumber(now);
  const near = days === 0 ? words.today : days === -1 ? words.yesterday : days === 1 ? words.tomorrow : null;
  if (near !== null) {
    const time = dateFormat(locale, { hour: '2-digit', minute: '2-digit', hour12: false }).format(moment);
    return `${near}, ${time}`;
  }
  const sameYear = moment.getFullYear() === now.getFullYear();
  return dateFormat(locale, { day: 'numeric', month: 'short', ...(!sameYear && { year: 'numeric' }) })
    .format(moment)
    .replace(/\./g, '');
}

export function exactMoment(moment: Date, locale: string): string {
  return dateFormat(locale, { dateStyle: 'full', timeStyle: 'short' }).format(moment);
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** Relative time: "2 hours ago", "há 3 dias". */
export function describeDistance(moment: Date, now: Date, locale: string): string {
  const seconds = (moment.getTime() - now.getTime()) / 1_000;
  const [unit, length] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? ['minute', 60];
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.trunc(seconds / length), unit);
}
