import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './pill.module.css';

export type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'info' | 'brand' | 'accent';

export interface PillProps {
  tone?: Tone;
  size?: 'sm' | 'md';
  /** A dot marks a state; scores and kinds have none. */
  dot?: boolean;
  icon?: ReactNode;
  children: ReactNode;
}

export function Pill({ tone = 'neutral', size = 'md', dot = true, icon, children }: PillProps) {
  return (
    <span className={classNames(styles.pill, styles[tone], size === 'sm' && styles.sm, dot && !icon && styles.dot)}>
      {icon}
      <span {...(typeof children === 'string' && { title: children })}>{children}</span>
    </span>
  );
}
