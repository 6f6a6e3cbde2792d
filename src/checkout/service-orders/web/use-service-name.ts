import type { ServiceOrderView } from '#checkout/service-orders/contract.ts';
import { useTranslation } from '#ui/i18n.ts';

/** What an order is for, in words: its plan, else its type. */
export function useServiceName() {
  const { t } = useTranslation('checkout/service-orders');
  const { t: say } = useTranslation('checkout');
  return ({ planId, type, items }: ServiceOrderView): string => {
    const name = planId === null ? t(`type.${type}`) : say(`plan.${planId}`);
    return items.some(({ kind }) => kind === 'fine') ? t('fineOf', { name }) : name;
  };
}
