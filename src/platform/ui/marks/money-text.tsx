import { numberFormat } from './number-format.ts';

export interface MoneyTextProps {
  cents: number;
  currency?: string;
  /** Leaves ",00" away. */
  short?: boolean;
}

export function formatCents(cents: number, currency = 'BRL', short = false): string {
  const digits = short && cents % 100 === 0 ? 0 : 2;
  return numberFormat({
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(cents / 100);
}

export function MoneyText({ cents, currency, short }: MoneyTextProps) {
  return <span className="num">{formatCents(cents, currency, short)}</span>;
}
