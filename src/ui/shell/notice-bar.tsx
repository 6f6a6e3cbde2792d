import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './notice-bar.module.css';

interface NoticeBarProps {
  tone: 'info' | 'warning';
  children: ReactNode;
  actions?: ReactNode;
}

/** A full-width line that stays until its reason ends. */
export function NoticeBar({ tone, children, actions }: NoticeBarProps) {
  return (
    <div className={classNames(styles.bar, styles[tone])} role="status">
      <p>{children}</p>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
