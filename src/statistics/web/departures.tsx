import { formatCount } from '#ui/marks/count-text.tsx';
import { useTranslation } from '#ui/i18n.ts';
import type { Column } from '#ui/table/data-table-types.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import type { StatisticsView } from '#statistics/contract.ts';
import { departures, waitingStages } from '#statistics/rules/terms.ts';
import { ChartRow } from './chart-row.tsx';
import { FigureButton } from './figure-button.tsx';
import type { FigureProps } from './figure-props.ts';
import styles from './statistics.module.css';

type Left = StatisticsView['stages'][number];
const totalOf = ({ left }: Left) => departures.reduce((sum, one) => sum + left[one], 0);

/** From which stage people left, and why. */
export function Departures({ view, asTable, onOpen }: FigureProps) {
  const { t } = useTranslation('statistics');
  const stages = view.stages.filter(({ stage }) => waitingStages.includes(stage));
  const most = Math.max(1, ...stages.map(totalOf));
  const nameOf = ({ stage }: Left) => t(`stages.${stage}`);
  if (stages.every((row) => totalOf(row) === 0)) return <p className="meta">{t('left.none')}</p>;
  if (!asTable)
    return (
      <ol className={styles.chart}>
        {stages.map((row) => (
          <ChartRow
            key={row.stage}
            label={nameOf(row)}
            value={totalOf(row) / most}
            text={formatCount(totalOf(row))}
            description={t('left.bar', { stage: nameOf(row), count: formatCount(totalOf(row)) })}
            onOpen={totalOf(row) > 0 ? () => onOpen({ rows: 'left', stage: row.stage }) : undefined}
          >
            <Reasons row={row} name={nameOf(row)} onOpen={onOpen} />
          </ChartRow>
        ))}
      </ol>
    );
  const columns: Column<Left>[] = [
    { key: 'stage', header: t('stage'), cell: nameOf },
    ...departures.map((departure): Column<Left> => ({
      key: departure,
      header: t(`departures.${departure}`),
      width: 132,
      align: 'right',
      narrow: 'hidden',
      cell: (row) => (
        <FigureButton
          figure={t('rows.titleWith', { figure: nameOf(row), detail: t(`departures.${departure}`) })}
          count={row.left[departure]}
          onOpen={() => onOpen({ rows: 'left', stage: row.stage, departure })}
        />
      ),
    })),
    {
      key: 'total',
      header: t('left.total'),
      width: 88,
      align: 'right',
      narrow: 'end',
      cell: (row) => (
        <FigureButton
          figure={nameOf(row)}
          count={totalOf(row)}
          onOpen={() => onOpen({ rows: 'left', stage: row.stage })}
        />
      ),
    },
  ];
  return <DataTable label={t('left.title')} columns={columns} rows={stages} rowId={({ stage }) => stage} />;
}

/** Below a bar: each reason with its number, which opens the list. */
function Reasons({ row, name, onOpen }: { row: Left; name: string; onOpen: FigureProps['onOpen'] }) {
  const { t } = useTranslation('statistics');
  const given = departures.filter((departure) => row.left[departure] > 0);
  if (given.length === 0) return null;
  return (
    <ul className={styles.reasons}>
      {given.map((departure) => (
        <li key={departure}>
          <button
            type="button"
            className={styles.reason}
            aria-label={t('left.part', {
              stage: name,
              departure: t(`departures.${departure}`),
              count: formatCount(row.left[departure]),
            })}
            onClick={() => onOpen({ rows: 'left', stage: row.stage, departure })}
          >
            {t(`departures.${departure}`)} <b className="num">{formatCount(row.left[departure])}</b>
          </button>
        </li>
      ))}
    </ul>
  );
}
