import type { ReactNode } from 'react';
import { type ShownState, shownStateOf } from '#checkout/orders/rules/order-states.ts';
import { checkoutApi } from '#checkout/web/api.ts';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconDownload } from '#ui/icons/icons.ts';
import { Pill, type Tone } from '#ui/marks/pill.tsx';
import { Alert } from '#ui/states/alert.tsx';
import { useDownload } from '#ui/use-download.ts';

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

/** Downloads an order’s boleto as a PDF: to pay with, and later as a record. */
export function BoletoDownload({ orderId }: { orderId: string }) {
  const { t } = useTranslation('checkout/orders');
  const download = useDownload(async () => ({
    blob: await checkoutApi('GET /orders/{orderId}/boleto', { params: { orderId } }),
    name: `boleto-${orderId.slice(-8)}.pdf`,
  }));
  return (
    <Button
      icon={<IconDownload size={16} aria-hidden="true" />}
      loading={download.isPending}
      onClick={() => download.mutate(undefined)}
    >
      {t('boleto.download')}
    </Button>
  );
}

export function SandboxNotice({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('checkout/orders');
  return (
    <Alert tone="warning" title={t('sandbox.title')}>
      <p>{t('sandbox.text')}</p>
      {children}
    </Alert>
  );
}
