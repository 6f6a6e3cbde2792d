import { formatCount } from '#ui/marks/count-text.tsx';
import { useTranslation } from '#ui/i18n.ts';
import type { Column } from '#ui/table/data-table-types.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import type { StatisticsView } from '#statistics/contract.ts';
import { ChartRow } from './chart-row.tsx';
import type { FigureProps } from './figure-props.ts';
import styles from './statistics.module.css';

type Reason = NonNullable<StatisticsView['reasons']>[number];

/** A company may call one of its own reasons like a common one. */
const keyOf = ({ common, own }: Reason) => `${common}:${own}`;

/** Why the company did not go on with people, most frequent first. */
export function Reasons({ view: { reasons }, asTable }: FigureProps) {
  const { t } = useTranslation('statistics');
  const nameOf = ({ common, own }: Reason) => own ?? t(`reasons.${common ?? 'notSaid'}`);
  if (reasons === null) return <p className="sub">{t('company.reasons')}</p>;
  if (reasons.length === 0) return <p className="sub">{t('reasonsOf.none')}</p>;
  if (!asTable) {
    const most = Math.max(...reasons.map(({ count }) => count));
    return (
      <ol className={styles.chart}>
        {reasons.map((row) => (
          <ChartRow
            key={keyOf(row)}
            label={nameOf(row)}
            value={row.count / most}
            text={formatCount(row.count)}
            description={t('reasonsOf.bar', { reason: nameOf(row), count: formatCount(row.count) })}
          />
        ))}
      </ol>
    );
  }
  const columns: Column<Reason>[] = [
    { key: 'reason', header: t('reasonsOf.reason'), cell: nameOf },
    {
      key: 'count',
      header: t('reasonsOf.count'),
      width: 120,
      align: 'right',
      narrow: 'end',
      cell: ({ count }) => formatCount(count),
    },
  ];
  return <DataTable label={t('reasonsOf.title')} columns={columns} rows={reasons} rowId={keyOf} />;
}
