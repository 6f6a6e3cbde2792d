import type { Currency } from '#platform/money/currencies.ts';
import type { PayPeriod } from './terms.ts';

export interface ImportedPay {
  currency: Currency | null;
  payPeriod: PayPeriod | null;
  payMinimum: number | null;
  payMaximum: number | null;
  /** The original text, when no figure is certain. */
  payText: string | null;
  negotiable: boolean;
}

const nothing: ImportedPay = {
  currency: null,
  payPeriod: null,
  payMinimum: null,
  payMaximum: null,
  payText: null,
  negotiable: false,
};
const amount = String.raw`(\d+(?:[.,]\d+)*)\s*(k|mil)?`;
const sign = String.raw`(R\$|BRL|US\$|USD|€|EUR)`;
const period = String.raw`(?:\s*(?:\/|por|per|ao|a|an)\s*(hora|h|hour|m[eê]s|month))?`;
const pattern = new RegExp(
  String.raw`^(?:bolsa|sal[aá]rio|salary|de|from)?\s*:?\s*${sign}\s*${amount}(?:\s*(?:-|–|—|a|at[eé]|to)\s*(?:\1\s*)?${amount})?${period}$`,
  'i',
);
const negotiable = /^(a combinar|negoci[aá]vel|negotiable|conforme pretens[aã]o|to be agreed)\.?$/i;
const currencies: Record<string, Currency> = { R$: 'BRL', BRL: 'BRL', US$: 'USD', USD: 'USD', '€': 'EUR', EUR: 'EUR' };

/** In cents. Outside of this range, a Brazilian figure without a period may not be a monthly one. */
const MONTHLY_BRL = { least: 500_00, most: 100_000_00 };

/**
 * Reads figures from a pay text only when they are unambiguous: a known currency, one figure or a range, and a period, which for a
 * Brazilian salary in reais defaults to the month. All other texts are stored as they are.
 */
export function readPay(written: string | null): ImportedPay {
  const text = written?.trim() ?? '';
  if (text === '') return nothing;
  const asWritten = { ...nothing, payText: text, negotiable: negotiable.test(text) };
  const [, symbol, low, lowUnit, high, highUnit, spoken] = pattern.exec(text) ?? [];
  if (!symbol || !low) return asWritten;
  const currency = currencies[symbol.toUpperCase()] ?? null;
  // "4 a 6 mil": "mil" is written once and applies to both figures.
  const payMinimum = centsOf(low, lowUnit ?? (high && Number(low) < 1_000 ? highUnit : undefined));
  const payMaximum = high ? centsOf(high, highUnit) : null;
  if (payMinimum === null || (high && (payMaximum === null || payMaximum < payMinimum))) return asWritten;
  const payPeriod =
    periodOf(spoken) ??
    (currency === 'BRL' && isMonthly(payMinimum) && isMonthly(payMaximum ?? payMinimum) ? 'month' : null);
  if (!payPeriod) return asWritten;
  return { currency, payPeriod, payMinimum, payMaximum, payText: null, negotiable: false };
}

function isMonthly(cents: number): boolean {
  return cents >= MONTHLY_BRL.least && cents <= MONTHLY_BRL.most;
}

function periodOf(spoken: string | undefined): PayPeriod | null {
  if (!spoken) return null;
  return /^h/i.test(spoken) ? 'hour' : 'month';
}

/** `1.500,00`, `1,500.00`, `1500`, `8k`; null where the decimal mark is ambiguous. */
function centsOf(figure: string, unit: string | undefined): number | null {
  const parts = /^(\d{1,3}(?:([.,])\d{3}(?:\2\d{3})*)?|\d+)(?:([.,])(\d{1,2}))?$/.exec(figure);
  if (!parts) return null;
  const [, whole = '', group, decimal, cents = ''] = parts;
  if (group && group === decimal) return null;
  const value = Number(whole.replace(/[.,]/g, '')) * 100 + Number(cents.padEnd(2, '0'));
  const total = unit ? value * 1_000 : value;
  return Number.isSafeInteger(total) && total <= 1_000_000_000_00 ? total : null;
}
