import { currentLocale } from '#ui/i18n.ts';

const inWords = (options: Intl.DateTimeFormatOptions) => (date: string) =>
  new Intl.DateTimeFormat(currentLocale(), { ...options, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

/** `novembro de 2026` */
export const monthText = (month: string) => inWords({ month: 'long', year: 'numeric' })(`${month}-01`);
/** `segunda-feira, 30 de novembro` */
export const longDayText = inWords({ weekday: 'long', day: 'numeric', month: 'long' });
/** `seg.` */
export const weekdayText = inWords({ weekday: 'short' });
