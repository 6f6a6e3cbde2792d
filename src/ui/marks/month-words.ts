import { currentLocale } from '../i18n.ts';

/** "mar 2023" of 'YYYY-MM', or "2023" where the month is not known. */
export function monthWords(month: string): string {
  if (month.length === 4) return month;
  const date = new Date(`${month}-01T00:00:00Z`);
  const name = new Intl.DateTimeFormat(currentLocale(), { month: 'short', timeZone: 'UTC' }).format(date);
  return `${name.replace('.', '')} ${month.slice(0, 4)}`;
}

/** "mar 2023 – today"; empty when neither end is known. `open` is the word for an open end. */
export function periodWords(start: string | null, end: string | null, open: string | null): string {
  return [start && monthWords(start), open ?? (end && monthWords(end))].filter(Boolean).join(' – ');
}
