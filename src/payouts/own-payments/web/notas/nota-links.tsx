import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconDownload } from '#ui/icons/icons.ts';
import { useDownload } from '#ui/use-download.ts';
import { ownPaymentsApi } from '#payouts/own-payments/web/own-payments-queries.ts';
import type { PaymentView } from '#payouts/pay-runs/contract.ts';
import { invoiceFileName } from '#wallet/statements/rules/invoice-file.ts';

/** For administrators: the notas fiscais of what a payment pays, each of which downloads its file. */
export function NotaLinks({ notas }: Pick<PaymentView, 'notas'>) {
  const { t } = useTranslation('payouts/own-payments');
  const download = useDownload(async ({ notaId, number }: PaymentView['notas'][number]) => {
    const blob = await ownPaymentsApi('GET /professionalNotas/{notaId}/file', { params: { notaId } });
    return { blob, name: invoiceFileName(t('nota.fileName'), number, blob.type.includes('xml') ? 'xml' : 'pdf') };
  });
  return notas.map((nota) =>
    nota.hasFile ? (
      <Button
        key={nota.notaId}
        size="sm"
        variant="quiet"
        icon={<IconDownload size={16} aria-hidden="true" />}
        aria-label={t('nota.download', { number: nota.number })}
        onClick={() => download.mutate(nota)}
      >
        {nota.number}
      </Button>
    ) : (
      <span key={nota.notaId} className="meta">
        {nota.number}
      </span>
    ),
  );
}
