import { numberFormat } from './number-format.ts';

/** Integer cents as money in the language of the page; `short` leaves ",00" away. */
export function formatCents(cents: number, currency = 'BRL', short = false): string {
  const digits = short && cents % 100 === 0 ? 0 : 2;
  return numberFormat({
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(cents / 100);
}
