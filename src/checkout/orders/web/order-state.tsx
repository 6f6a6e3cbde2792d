import { type ShownState, shownStateOf } from '#checkout/orders/rules/order-states.ts';
import { useTranslation } from '#ui/i18n.ts';
import { Pill, type Tone } from '#ui/marks/pill.tsx';

const tones: Record<ShownState, Tone> = {
  open: 'warning',
  processing: 'info',
  paid: 'success',
  expired: 'neutral',
  failed: 'danger',
  canceled: 'neutral',
  held: 'danger',
  partlyRefunded: 'info',
  refunded: 'neutral',
  disputed: 'danger',
};

export function OrderStatePill({ order }: { order: Parameters<typeof shownStateOf>[0] }) {
  const { t } = useTranslation('checkout/orders');
  const shown = shownStateOf(order);
  return <Pill tone={tones[shown]}>{t(`state.${shown}`)}</Pill>;
}
