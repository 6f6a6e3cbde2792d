import { currentLocale } from '../i18n.ts';

/** "15 %", from basis points. */
export function shareText(basisPoints: number): string {
  const share = new Intl.NumberFormat(currentLocale(), { style: 'percent', maximumFractionDigits: 2 });
  return share.format(basisPoints / 10_000);
}
