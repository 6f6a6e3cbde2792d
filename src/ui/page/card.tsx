import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './page.module.css';

export interface CardProps {
  title?: string;
  /** Beside the title, usually an icon button. */
  action?: ReactNode;
  /** `accent`: the next step, at most once per page. */
  tone?: 'plain' | 'accent';
  /** Without padding, for lists and tables. */
  flush?: boolean;
  children: ReactNode;
}

export function Card({ title, action, tone = 'plain', flush = false, children }: CardProps) {
  const titleId = useId();
  return (
    <section
      className={classNames(styles.card, tone === 'accent' && styles.accent, flush && styles.flush)}
      {...(title && { 'aria-labelledby': titleId })}
    >
      {(title || action) && (
        <div className={styles.cardHead}>
          {title && <h2 id={titleId}>{title}</h2>}
          {action}
        </div>
      )}
      {children}
    </section>
  );
}

export interface SectionProps {
  title: string;
  action?: ReactNode;
  level?: 2 | 3;
  children: ReactNode;
}

/** A titled part inside a card, panel or page. */
export function Section({ title, action, level = 2, children }: SectionProps) {
  const titleId = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.sectionHead}>
        <Heading id={titleId}>{title}</Heading>
        {action}
      </div>
      {children}
    </section>
  );
}
