import type { ServiceOrderView } from '#checkout/service-orders/contract.ts';
import { useTranslation } from '#ui/i18n.ts';

/** What an order is for, in words: its plan, else its type. */
export function useServiceName() {
  const { t } = useTranslation('checkout/service-orders');
  const { t: say } = useTranslation('checkout');
  return ({ planId, type, items }: ServiceOrderView): string => {
    const name = planId === null ? t(`type.${type}`) : say(`plan.${planId}`);
    if (items.some(({ kind }) => kind === 'fine')) return t('fineOf', { name });
    return items.some(({ kind }) => kind === 'raise') ? t('raiseTo', { name }) : name;
  };
}
