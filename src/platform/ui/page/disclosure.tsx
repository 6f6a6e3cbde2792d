import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './disclosure.module.css';

interface DisclosureProps {
  summary: ReactNode;
  /** A heading of its own instead of a small aside. */
  strong?: boolean;
  onToggle?: (isOpen: boolean) => void;
  className?: string | undefined;
  children: ReactNode;
}

/** More, for whoever opens it. */
export function Disclosure({ summary, strong = false, onToggle, className, children }: DisclosureProps) {
  return (
    <details
      className={classNames(styles.disclosure, strong && styles.strong, className)}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
