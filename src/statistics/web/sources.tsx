import { formatCount } from '#ui/marks/count-text.tsx';
import { useTranslation } from '#ui/i18n.ts';
import type { Column } from '#ui/table/data-table-types.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import type { StatisticsView } from '#statistics/contract.ts';
import { ChartRow } from './chart-row.tsx';
import { FigureButton } from './figure-button.tsx';
import { shareWords } from './figure-words.ts';
import type { FigureProps } from './figure-props.ts';
import styles from './statistics.module.css';

type Source = StatisticsView['sources'][number];

/** The sources of candidates, and how many of each were hired. */
export function Sources({ view, asTable, onOpen }: FigureProps) {
  const { t } = useTranslation('statistics');
  const { sources } = view;
  const most = Math.max(1, ...sources.map(({ came }) => came));
  const nameOf = ({ source }: Source) => t(`sources.${source}`);
  const openHired = ({ source }: Source) => onOpen({ rows: 'hired', source });
  if (!asTable)
    return (
      <ol className={styles.chart}>
        {sources.map((row) => (
          <ChartRow
            key={row.source}
            label={nameOf(row)}
            value={row.came / most}
            text={formatCount(row.came)}
            description={t('sourcesOf.bar', {
              source: nameOf(row),
              came: formatCount(row.came),
              hired: formatCount(row.hired),
            })}
            onOpen={row.came > 0 ? () => onOpen({ rows: 'came', source: row.source }) : undefined}
          >
            {row.hired > 0 && (
              <ul className={styles.reasons}>
                <li>
                  <button type="button" className={styles.reason} onClick={() => openHired(row)}>
                    {t('sourcesOf.hired')} <b className="num">{formatCount(row.hired)}</b>
                  </button>
                </li>
              </ul>
            )}
          </ChartRow>
        ))}
      </ol>
    );
  const columns: Column<Source>[] = [
    { key: 'source', header: t('source'), cell: nameOf },
    {
      key: 'came',
      header: t('sourcesOf.came'),
      width: 120,
      align: 'right',
      narrow: 'end',
      cell: (row) => (
        <FigureButton
          figure={nameOf(row)}
          count={row.came}
          onOpen={() => onOpen({ rows: 'came', source: row.source })}
        />
      ),
    },
    {
      key: 'hired',
      header: t('sourcesOf.hired'),
      width: 120,
      align: 'right',
      narrow: 'hidden',
      cell: (row) => (
        <FigureButton
          figure={t('rows.titleWith', { figure: nameOf(row), detail: t('sourcesOf.hired') })}
          count={row.hired}
          onOpen={() => openHired(row)}
        />
      ),
    },
    {
      key: 'share',
      header: t('sourcesOf.share'),
      width: 180,
      align: 'right',
      narrow: 'meta',
      cell: ({ came, hired }) => shareWords(hired, came),
    },
  ];
  return <DataTable label={t('sourcesOf.title')} columns={columns} rows={sources} rowId={({ source }) => source} />;
}
