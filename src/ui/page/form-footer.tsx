import type { ReactNode } from 'react';
import styles from './page.module.css';

export interface FormFooterProps {
  /** Left: back or cancel. */
  start?: ReactNode;
  /** The draft note. */
  note?: ReactNode;
  /** Right: the one filled button. */
  end: ReactNode;
}

/** Stays visible while a long form scrolls. */
export function FormFooter({ start, note, end }: FormFooterProps) {
  return (
    <div className={styles.foot} data-foot>
      {start}
      <span className={styles.footNote}>{note}</span>
      {end}
    </div>
  );
}
