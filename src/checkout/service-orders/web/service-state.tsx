import type { ServiceOrderView } from '#checkout/service-orders/contract.ts';
import { useTranslation } from '#ui/i18n.ts';
import { Pill } from '#ui/marks/pill.tsx';

const tones = { open: 'warning', paid: 'success', canceled: 'neutral' } as const;

export function ServiceStatePill({ order: { state, isOverdue } }: { order: ServiceOrderView }) {
  const { t } = useTranslation('checkout/service-orders');
  return isOverdue ? <Pill tone="danger">{t('overdue')}</Pill> : <Pill tone={tones[state]}>{t(`state.${state}`)}</Pill>;
}
