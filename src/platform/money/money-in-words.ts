import { type Language, localeOf } from '#platform/i18n/language.ts';
import type { Currency } from '#platform/money/currencies.ts';

/** `R$ 1.234,50`: integer cents as mails and papers write them. */
export function moneyInWords(cents: number, currency: Currency, language: Language): string {
  return new Intl.NumberFormat(localeOf(language), { style: 'currency', currency }).format(cents / 100);
}
