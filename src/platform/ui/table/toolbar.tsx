import type { ReactNode } from 'react';
import styles from '../page/page.module.css';

/** Search, filters and views above a list; on narrow screens the search takes a full line and the filters scroll sideways. */
export function Toolbar({ label, children, end }: { label: string; children: ReactNode; end?: ReactNode }) {
  return (
    <div className={styles.toolbar} role="search" aria-label={label}>
      {children}
      {end && <div className={styles.toolbarEnd}>{end}</div>}
    </div>
  );
}
