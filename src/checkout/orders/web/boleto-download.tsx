import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconDownload } from '#ui/icons/icons.ts';
import { useDownload } from '#ui/use-download.ts';
import { ordersApi } from './orders-queries.ts';

/** Downloads an order’s boleto as a PDF: to pay with, and later as a record. */
export function BoletoDownload({ orderId }: { orderId: string }) {
  const { t } = useTranslation('checkout/orders');
  const download = useDownload(async () => ({
    blob: await ordersApi('GET /orders/{orderId}/boleto', { params: { orderId } }),
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
