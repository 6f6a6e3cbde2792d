import { currentLocale } from '#ui/i18n.ts';
import { hoursText } from '#ui/marks/number-format.ts';

/** `6,5/20 h`: worked of estimated. */
export function workedText(worked: number, estimated: number): string {
  if (worked === 0) return hoursText(estimated);
  const figure = new Intl.NumberFormat(currentLocale(), { maximumFractionDigits: 1 }).format(worked);
  return `${figure}/${hoursText(estimated)}`;
}
