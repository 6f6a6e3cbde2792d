import { numberFormat } from './number-format.ts';

/** Formats integer cents in the language of the page; `short` omits ",00". */
export function formatCents(cents: number, currency = 'BRL', short = false): string {
  const digits = short && cents % 100 === 0 ? 0 : 2;
  return numberFormat({
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(cents / 100);
}
