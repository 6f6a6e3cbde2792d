import { translate } from '#platform/i18n/translate.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { ServiceOrder } from './tables.ts';

/** What an order is for, in words: its plan, else its type. */
export function nameOfOrder({ type, planId, items }: ServiceOrder, language: Language): string {
  const name = translate(
    language,
    planId === null ? `checkout/service-orders:type.${type}` : `checkout:plan.${planId}`,
  );
  if (items.some(({ kind }) => kind === 'fine')) return translate(language, 'checkout/service-orders:fineOf', { name });
  return items.some(({ kind }) => kind === 'raise')
    ? translate(language, 'checkout/service-orders:raiseTo', { name })
    : name;
}
