import { useTranslation } from '#ui/i18n.ts';
import type { Column } from '#ui/table/data-table-types.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import type { StatisticsView } from '#statistics/contract.ts';
import { waitingStages } from '#statistics/rules/terms.ts';
import { ChartRow } from './chart-row.tsx';
import { FigureButton } from './figure-button.tsx';
import { aboutWords } from './figure-words.ts';
import type { FigureProps } from './figure-props.ts';
import styles from './statistics.module.css';

type Stayed = StatisticsView['stages'][number];

/** How long people stay in each stage: the bar is the median, the mark the ninth decile. */
export function Stays({ view, asTable, onOpen }: FigureProps) {
  const { t } = useTranslation('statistics');
  const stages = view.stages.filter(({ stage }) => waitingStages.includes(stage));
  const longest = Math.max(1, ...stages.map(({ stay }) => stay.ninetieth ?? 0));
  const nameOf = ({ stage }: Stayed) => t(`stages.${stage}`);
  const open = ({ stage }: Stayed) => onOpen({ rows: 'stay', stage });
  if (stages.every(({ stay }) => stay.count === 0)) return <p className="meta">{t('stay.none')}</p>;
  if (!asTable)
    return (
      <ol className={styles.chart}>
        {stages.map((row) => {
          const { count, median, ninetieth } = row.stay;
          const [half, most] = [aboutWords(median, t), aboutWords(ninetieth, t)];
          return (
            <ChartRow
              key={row.stage}
              label={nameOf(row)}
              value={(median ?? 0) / longest}
              {...(ninetieth !== null && { mark: ninetieth / longest })}
              text={half}
              note={most}
              description={t('stay.bar', { stage: nameOf(row), median: half, ninetieth: most })}
              onOpen={count > 0 ? () => open(row) : undefined}
            />
          );
        })}
      </ol>
    );
  const columns: Column<Stayed>[] = [
    { key: 'stage', header: t('stage'), cell: nameOf },
    {
      key: 'count',
      header: t('stay.count'),
      width: 180,
      align: 'right',
      narrow: 'end',
      cell: (row) => <FigureButton figure={nameOf(row)} count={row.stay.count} onOpen={() => open(row)} />,
    },
    {
      key: 'median',
      header: t('stay.median'),
      width: 120,
      align: 'right',
      narrow: 'meta',
      cell: ({ stay }) => aboutWords(stay.median, t),
    },
    {
      key: 'ninetieth',
      header: t('stay.ninetieth'),
      width: 120,
      align: 'right',
      narrow: 'hidden',
      cell: ({ stay }) => aboutWords(stay.ninetieth, t),
    },
  ];
  return <DataTable label={t('stay.title')} columns={columns} rows={stages} rowId={({ stage }) => stage} />;
}
