import type { ReactNode } from 'react';
import styles from './page.module.css';

export interface FormFootProps {
  /** Left: back or cancel. */
  start?: ReactNode;
  /** The draft note. */
  note?: ReactNode;
  /** Right: the one filled button. */
  end: ReactNode;
}

/** Stays in sight while a long form scrolls. */
export function FormFoot({ start, note, end }: FormFootProps) {
  return (
    <div className={styles.foot} data-foot>
      {start}
      <span className={styles.footNote}>{note}</span>
      {end}
    </div>
  );
}
