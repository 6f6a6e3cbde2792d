import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#ui/i18n.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import { Alert } from '#ui/states/alert.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import type { Column } from '#ui/table/data-table-types.ts';
import { TwoLines } from '#ui/table/table-cells.tsx';
import { minutesText } from '#timesheets/hours/web/hours-words.ts';
import { monthText } from './month-words.ts';
import { type FinanceMonth, financeQuery, type Place } from './professionals-queries.ts';
import styles from './professionals.module.css';

/** What payable hours come to by the agreed figures, by month. Nothing of it was paid yet, so it says that it is expected. */
export function FinanceTab({ place }: { place: Place }) {
  const { t } = useTranslation('timesheets/professionals');
  const { data, error, refetch, isFetching } = useQuery(financeQuery(place));
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} framed />;
  if (data?.months.length === 0)
    return (
      <EmptyState illustration="calendar" title={t('finance.empty')} description={t('finance.emptyText')} framed />
    );
  const several = new Set(data?.months.map(({ professionalId }) => professionalId)).size > 1;
  const isTracked = data?.months.some(({ hiringModel }) => hiringModel === 'CLT');
  const columns: Column<FinanceMonth>[] = [
    {
      key: 'month',
      header: t('month.label'),
      skeleton: 'lines',
      cell: ({ month, positionTitle }) => (
        <TwoLines title={<span className={styles.capital}>{monthText(month)}</span>} meta={several && positionTitle} />
      ),
    },
    {
      key: 'payable',
      header: t('finance.payable'),
      width: 150,
      align: 'right',
      narrow: 'meta',
      cell: ({ payableMinutes, paidMinutes }) => (
        <>
          <span className={styles.narrowLabel}>{t('finance.payable')} </span>
          {minutesText(payableMinutes + paidMinutes)}
        </>
      ),
    },
    {
      key: 'open',
      header: t('finance.open'),
      width: 190,
      align: 'right',
      narrow: 'meta',
      cell: ({ openMinutes }) => (
        <>
          <span className={styles.narrowLabel}>{t('finance.open')} </span>
          {minutesText(openMinutes)}
        </>
      ),
    },
    {
      key: 'net',
      header: t('finance.net'),
      width: 170,
      align: 'right',
      narrow: 'hidden',
      cell: ({ expected }) => (expected ? formatCents(expected.net, expected.currency) : '–'),
    },
    {
      key: 'gross',
      header: t('finance.gross'),
      width: 190,
      align: 'right',
      narrow: 'end',
      cell: ({ expected, hiringModel }) =>
        expected
          ? formatCents(expected.gross, expected.currency)
          : t(hiringModel === 'CLT' ? 'finance.tracked' : 'notAgreed'),
    },
  ];
  return (
    <div className={styles.stack}>
      <Alert tone="info" title={t('finance.expected')}>
        {t(isTracked ? 'finance.expectedClt' : 'finance.expectedText')}
      </Alert>
      <DataTable
        label={t('tab.financial')}
        columns={columns}
        rows={data?.months}
        rowId={({ month, professionalId }) => `${month} ${professionalId}`}
      />
    </div>
  );
}
