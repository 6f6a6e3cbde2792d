import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconDownload } from '#ui/icons/icons.ts';
import { formatCount } from '#ui/marks/count-text.tsx';
import { formatCents } from '#ui/marks/money-text.tsx';
import { personName } from '#ui/marks/person-name.ts';
import { Pill } from '#ui/marks/pill.tsx';
import type { Column } from '#ui/table/data-table-types.ts';
import { onTheRight, TwoLines } from '#ui/table/table-cells.tsx';
import { useDownload } from '#ui/use-download.ts';
import type { RemittanceView } from '#payouts/pay-runs/contract.ts';
import { payRunsApi } from '#payouts/pay-runs/web/pay-runs-queries.ts';
import styles from '#payouts/pay-runs/web/pay-runs.module.css';
import { dayText } from '#payouts/pay-runs/web/run-marks.tsx';

export function useRemittanceColumns(onWithdraw: (file: RemittanceView) => void): Column<RemittanceView>[] {
  const { t } = useTranslation('payouts/pay-runs');
  const download = useDownload(async ({ fileId, number }: RemittanceView) => ({
    blob: await payRunsApi('GET /remittances/{fileId}/file', { params: { fileId } }),
    name: `CNAB240-${String(number).padStart(6, '0')}.rem`,
  }));
  return [
    {
      key: 'file',
      header: t('remittances.file'),
      skeleton: 'lines',
      cell: ({ number, createdAt, createdBy }) => (
        <TwoLines
          title={t('remittances.number', { number: formatCount(number) })}
          meta={`${dayText(createdAt)} · ${t('remittances.by', { name: personName(createdBy) })}`}
        />
      ),
    },
    onTheRight({ key: 'payments', header: t('remittances.payments'), width: 130 }, ({ paymentCount }) =>
      formatCount(paymentCount),
    ),
    onTheRight({ key: 'amount', header: t('remittances.amount'), width: 150, narrow: 'end' }, ({ cents }) => (
      <b className="num">{formatCents(cents)}</b>
    )),
    {
      key: 'state',
      header: t('remittances.state'),
      width: 270,
      skeleton: 'pill',
      narrow: 'meta',
      cell: ({ openCount, isAsked, isWithdrawn }) =>
        isWithdrawn ? (
          <Pill>{t('remittances.withdrawn')}</Pill>
        ) : (
          <Pill tone={openCount > 0 ? 'warning' : 'success'}>
            {isAsked
              ? t('payment.isAsked')
              : openCount > 0
                ? t('remittances.open', { count: openCount })
                : t('remittances.answered')}
          </Pill>
        ),
    },
    onTheRight({ key: 'actions', header: '', width: 200 }, (file) => (
      <span className={styles.buttons}>
        {file.canWithdraw && (
          <Button size="sm" onClick={() => onWithdraw(file)}>
            {t('remittances.withdraw')}
          </Button>
        )}
        {file.isKept && (
          <IconButton
            label={t('remittances.download', { number: formatCount(file.number) })}
            onClick={() => download.mutate(file)}
          >
            <IconDownload size={18} aria-hidden="true" />
          </IconButton>
        )}
      </span>
    )),
  ];
}
