import { classNames } from '#ui/class-names.ts';
import { useTranslation } from '#ui/i18n.ts';
import styles from './scorecards.module.css';

interface SpreadProps {
  label: string;
  /** Weakest first. */
  parts: readonly { label: string; short: string; count: number }[];
  /** Whether low answers are red and high ones green; the words below say it too. */
  isVerdict?: boolean;
}

/** The spread of answers: a bar for each, as high as its count. The text says the same. */
export function Spread({ label, parts, isVerdict = false }: SpreadProps) {
  const { t } = useTranslation('pipeline/evaluation');
  const most = Math.max(1, ...parts.map(({ count }) => count));
  const filled = parts.filter(({ count }) => count > 0);
  const words = filled.map((part) => t('summary.part', part)).join(', ') || t('summary.nobody');
  return (
    <div
      role="img"
      aria-label={`${label}: ${words}`}
      className={classNames(styles.spread, isVerdict && styles.verdict)}
      style={{ gridTemplateColumns: `repeat(${parts.length}, minmax(0, 1fr))` }}
    >
      {parts.map(({ short, count }) => (
        <div key={short} className={styles.column}>
          <span className="num">
            {count > 0 ? count : ''}
            <i style={{ height: `${(count / most) * 40 + 2}px` }} />
          </span>
          <small>{short}</small>
        </div>
      ))}
    </div>
  );
}
