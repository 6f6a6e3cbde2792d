import { currentLocale } from '#ui/i18n.ts';

const MEGABYTE = 1_000_000;

/** `340 kB`, `1,2 MB` */
export function sizeText(bytes: number): string {
  const isLarge = bytes >= MEGABYTE;
  return new Intl.NumberFormat(currentLocale(), {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: 1,
  }).format(bytes / (isLarge ? MEGABYTE : 1_000));
}
