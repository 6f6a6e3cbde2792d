import { Children, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useIsBelowDrawn } from '../after-paint.ts';
import styles from '../page/page.module.css';

/** Narrow screens show fewer at once; the others stand at their right, out of sight. */
const SHOWN_AT_ONCE = 5;

interface ToolbarProps {
  label: string;
  children: ReactNode;
  end?: ReactNode;
  /** Few and wide tools: on narrow screens they take lines of their own instead of leaving the screen. */
  wraps?: boolean;
}

/** Search, filters and views above a list; on narrow screens the search takes a full line and the filters scroll sideways. */
export function Toolbar({ label, children, end, wraps = false }: ToolbarProps) {
  const isDrawn = useIsBelowDrawn();
  const tools = Children.toArray(children);
  const isCut = !wraps && !isDrawn && window.innerWidth <= 768;
  return (
    <div className={classNames(styles.toolbar, wraps && styles.wraps)} role="search" aria-label={label}>
      {isCut ? tools.slice(0, SHOWN_AT_ONCE) : tools}
      {end && <div className={styles.toolbarEnd}>{end}</div>}
    </div>
  );
}
