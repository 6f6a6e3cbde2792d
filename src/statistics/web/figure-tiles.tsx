import { formatCount } from '#ui/marks/count-text.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { classNames } from '#ui/class-names.ts';
import type { StatisticsView } from '#statistics/contract.ts';
import { durationWords } from './figure-words.ts';
import type { OpenRows } from './search/statistics-search.ts';
import styles from './statistics.module.css';

interface TileProps {
  label: string;
  value: string;
  note?: string;
  /** Something that needs attention. */
  warns?: boolean;
  opens: string;
  onOpen?: (() => void) | undefined;
}

function Tile({ label, value, note, warns = false, opens, onOpen }: TileProps) {
  const content = (
    <>
      <span className={styles.tileLabel}>{label}</span>
      <b className={classNames('num', warns && styles.warns)}>{value}</b>
      {note && <span className="meta">{note}</span>}
    </>
  );
  return (
    <li>
      {onOpen ? (
        <button type="button" className={styles.tile} onClick={onOpen} title={opens}>
          {content}
        </button>
      ) : (
        <div className={styles.tile}>{content}</div>
      )}
    </li>
  );
}

interface FigureTilesProps {
  view: StatisticsView;
  onOpen: (rows: OpenRows) => void;
}

const current = ['openPositions', 'overduePositions', 'late', 'answersOverdue'] as const;

/** Current figures, independent of the period. */
export function CurrentTiles({ view, onOpen }: FigureTilesProps) {
  const { t } = useTranslation('statistics');
  return (
    <ul className={styles.tiles} aria-label={t('current')}>
      {current.map((rows) => {
        const { count, more } = view.now[rows];
        const value = formatCount(count, more);
        const figure = t(`figures.${rows}`);
        const opens = rows === 'late' || rows === 'answersOverdue' ? 'rows.opens' : 'rows.opensPositions';
        return (
          <Tile
            key={rows}
            label={figure}
            value={value}
            {...(rows !== 'openPositions' && { note: t(`help.${rows}`), warns: count > 0 })}
            opens={t(opens, { figure, count: value })}
            onOpen={count > 0 ? () => onOpen({ rows }) : undefined}
          />
        );
      })}
    </ul>
  );
}

/** The candidates who arrived in the period, and their outcomes. */
export function PeriodTiles({ view, onOpen }: FigureTilesProps) {
  const { t } = useTranslation('statistics');
  const { timeToHire } = view;
  const hiredOpens = t('rows.opens', { figure: t('figures.hired'), count: formatCount(view.hired) });
  return (
    <ul className={styles.tiles} aria-label={t('period.label')}>
      {(['came', 'underWay', 'hired'] as const).map((rows) => {
        const value = formatCount(view[rows]);
        const figure = t(`figures.${rows}`);
        return (
          <Tile
            key={rows}
            label={figure}
            value={value}
            opens={t('rows.opens', { figure, count: value })}
            onOpen={view[rows] > 0 ? () => onOpen({ rows }) : undefined}
          />
        );
      })}
      <Tile
        label={t('figures.timeToHire')}
        value={durationWords(timeToHire.median, t)}
        {...(timeToHire.count > 0 && {
          note: `${t('figures.timeToHireText')}; ${t('figures.ninetieth', { time: durationWords(timeToHire.ninetieth, t) })}`,
        })}
        opens={hiredOpens}
        onOpen={timeToHire.count > 0 ? () => onOpen({ rows: 'hired' }) : undefined}
      />
    </ul>
  );
}
