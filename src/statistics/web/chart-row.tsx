import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './statistics.module.css';

interface ChartRowProps {
  label: string;
  /** Fraction of the whole width, 0 to 1. */
  value: number;
  /** A second mark on the same scale. */
  mark?: number;
  text: string;
  note?: string;
  /** The row in words, for screen readers. */
  description: string;
  onOpen?: (() => void) | undefined;
  children?: ReactNode;
}

/** One bar of a chart with its figures; the whole row opens what it counts. */
export function ChartRow({ label, value, mark, text, note, description, onOpen, children }: ChartRowProps) {
  const content = (
    <>
      <span className={styles.rowLabel}>{label}</span>
      <span className={styles.track} aria-hidden="true">
        <i style={{ '--share': value } as CSSProperties} />
        {mark !== undefined && <em style={{ '--share': mark } as CSSProperties} />}
      </span>
      <b className="num">{text}</b>
      {note !== undefined && <span className={classNames('num', styles.note)}>{note}</span>}
    </>
  );
  return (
    <li>
      {onOpen ? (
        <button type="button" className={styles.row} aria-label={description} onClick={onOpen}>
          {content}
        </button>
      ) : (
        <div className={styles.row}>
          <span className="sr-only">{description}</span>
          <span className={styles.silent} aria-hidden="true">
            {content}
          </span>
        </div>
      )}
      {children}
    </li>
  );
}
