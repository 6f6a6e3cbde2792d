import { formatCount } from '#ui/marks/count-text.tsx';
import { useTranslation } from '#ui/i18n.ts';
import styles from './statistics.module.css';

interface FigureButtonProps {
  /** What is counted, for screen readers. */
  figure: string;
  count: number;
  /** Shown instead of the count. */
  text?: string;
  onOpen: () => void;
}

/** A number that opens its rows; a 0 opens nothing. */
export function FigureButton({ figure, count, text, onOpen }: FigureButtonProps) {
  const { t } = useTranslation('statistics');
  const shown = text ?? formatCount(count);
  if (count === 0) return <span className="num">{shown}</span>;
  return (
    <button
      type="button"
      className={styles.figure}
      aria-label={t('rows.opens', { figure, count: shown })}
      onClick={onOpen}
    >
      {shown}
    </button>
  );
}
