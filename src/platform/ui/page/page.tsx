import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './page.module.css';

export interface PageProps {
  /** `reading` ≤ 1200, `form` ≤ 600, `wide` all of it, `full` all of it with its own scrolling (boards). */
  width?: 'reading' | 'form' | 'wide' | 'full';
  /** Public pages stand in the middle; pages of the shell start at the navigation. */
  centered?: boolean;
  children: ReactNode;
}

export function Page({ width = 'reading', centered = false, children }: PageProps) {
  return (
    <div className={classNames(styles.page, width !== 'reading' && styles[width], centered && styles.centered)}>
      {children}
    </div>
  );
}

/** Main column and a side column of 320 px, one below the other on narrow screens. */
export function Columns({ main, side }: { main: ReactNode; side: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>{main}</div>
      <div className={styles.stack}>{side}</div>
    </div>
  );
}

/** Cards and blocks one below the other, 16 apart. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}
