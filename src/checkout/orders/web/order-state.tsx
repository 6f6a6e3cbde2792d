import type { OrderState } from '#checkout/orders/rules/order-states.ts';
import { useTranslation } from '#platform/ui/i18n.ts';
import { Pill, type Tone } from '#platform/ui/marks/pill.tsx';

const tones: Record<OrderState, Tone> = {
  open: 'warning',
  processing: 'info',
  paid: 'success',
  expired: 'neutral',
  failed: 'danger',
  canceled: 'neutral',
};

export function OrderStatePill({ state }: { state: OrderState }) {
  const { t } = useTranslation('checkout/orders');
  return <Pill tone={tones[state]}>{t(`state.${state}`)}</Pill>;
}
