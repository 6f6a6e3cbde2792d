import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './page.module.css';

export interface PageProps {
  /** `reading` ≤ 1200 px, `form` ≤ 600 px, `wide` full width, `full` full size with its own scrolling (boards). */
  width?: 'reading' | 'form' | 'wide' | 'full';
  /** Public pages are centred; pages of the shell are aligned to the navigation. */
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

interface ColumnsProps {
  main: ReactNode;
  side: ReactNode;
  /** The side stays on the screen while the main column scrolls. */
  follows?: boolean;
}

/** Main column and a side column of 320 px, stacked on narrow screens. */
export function Columns({ main, side, follows = false }: ColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>{main}</div>
      <div className={classNames(styles.stack, follows && styles.follows)}>{side}</div>
    </div>
  );
}

/** Stacks cards and blocks with 16 px between them. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}
