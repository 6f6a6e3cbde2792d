import { Children, type ReactNode } from 'react';
import { useIsBelowDrawn } from '../after-paint.ts';
import styles from '../page/page.module.css';

/** Narrow screens show fewer at once; the others stand at their right, out of sight. */
const SHOWN_AT_ONCE = 5;

/** Search, filters and views above a list; on narrow screens the search takes a full line and the filters scroll sideways. */
export function Toolbar({ label, children, end }: { label: string; children: ReactNode; end?: ReactNode }) {
  const isDrawn = useIsBelowDrawn();
  const tools = Children.toArray(children);
  const isCut = !isDrawn && window.innerWidth <= 768;
  return (
    <div className={styles.toolbar} role="search" aria-label={label}>
      {isCut ? tools.slice(0, SHOWN_AT_ONCE) : tools}
      {end && <div className={styles.toolbarEnd}>{end}</div>}
    </div>
  );
}
