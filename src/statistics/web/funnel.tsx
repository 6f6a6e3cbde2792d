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

type Reached = StatisticsView['stages'][number];

/** How many candidates reached each stage. */
export function Funnel({ view, asTable, onOpen }: FigureProps) {
  const { t } = useTranslation('statistics');
  const { stages, came } = view;
  const formerOf = (row: Reached) => stages[stages.indexOf(row) - 1]?.reached;
  const nameOf = ({ stage }: Reached) => t(`stages.${stage}`);
  const open = ({ stage }: Reached) => onOpen({ rows: 'reached', stage });
  if (!asTable)
    return (
      <ol className={styles.chart}>
        {stages.map((row) => (
          <ChartRow
            key={row.stage}
            label={nameOf(row)}
            value={row.reached / Math.max(1, came)}
            text={formatCount(row.reached)}
            note={shareWords(row.reached, came)}
            description={t('funnel.bar', {
              stage: nameOf(row),
              count: formatCount(row.reached),
              share: shareWords(row.reached, came),
            })}
            onOpen={row.reached > 0 ? () => open(row) : undefined}
          />
        ))}
      </ol>
    );
  const columns: Column<Reached>[] = [
    { key: 'stage', header: t('stage'), cell: nameOf },
    {
      key: 'reached',
      header: t('funnel.reached'),
      width: 120,
      align: 'right',
      narrow: 'end',
      cell: (row) => <FigureButton figure={nameOf(row)} count={row.reached} onOpen={() => open(row)} />,
    },
    {
      key: 'ofAll',
      header: t('funnel.ofAll'),
      width: 120,
      align: 'right',
      narrow: 'meta',
      cell: ({ reached }) => shareWords(reached, came),
    },
    {
      key: 'ofFormer',
      header: t('funnel.ofFormer'),
      width: 180,
      align: 'right',
      narrow: 'hidden',
      cell: (row) => shareWords(row.reached, formerOf(row) ?? 0),
    },
  ];
  return <DataTable label={t('funnel.title')} columns={columns} rows={stages} rowId={({ stage }) => stage} />;
}
