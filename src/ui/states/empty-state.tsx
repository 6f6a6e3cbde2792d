import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Illustration, type IllustrationName } from './illustration.tsx';
import styles from './states.module.css';

export interface EmptyStateProps {
  illustration?: IllustrationName | null;
  title: string;
  /** The purpose of this page or list. */
  description?: ReactNode;
  /** How to fill it. */
  actions?: ReactNode;
  note?: ReactNode;
  /** Framed where it replaces a table or cards. */
  framed?: boolean;
  compact?: boolean;
  level?: 1 | 2;
}

export function EmptyState({
  illustration = 'documents',
  title,
  description,
  actions,
  note,
  framed = false,
  compact = false,
  level = 2,
}: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div
      className={classNames(
        styles.state,
        framed && styles.framed,
        compact && styles.compact,
        level === 1 && styles.whole,
      )}
    >
      {illustration && <Illustration name={illustration} />}
      <Heading>{title}</Heading>
      {description && <p>{description}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
      {note && <p className={classNames('meta', styles.note)}>{note}</p>}
    </div>
  );
}
