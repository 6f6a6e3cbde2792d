const MINUTES_PER_HOUR = 60;

/** `1 h 30`, `45 min`, `2 h`, `1,204 h`: the same in both languages but for the separator of thousands. */
export function minutesInWords(minutes: number, locale: string): string {
  const number = new Intl.NumberFormat(locale);
  const [hours, rest] = [Math.floor(minutes / MINUTES_PER_HOUR), minutes % MINUTES_PER_HOUR];
  if (hours === 0) return `${number.format(rest)} min`;
  return rest === 0 ? `${number.format(hours)} h` : `${number.format(hours)} h ${String(rest).padStart(2, '0')}`;
}
