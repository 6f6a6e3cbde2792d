import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './disclosure.module.css';

interface DisclosureProps {
  summary: ReactNode;
  /** Styled as a heading instead of a small note. */
  strong?: boolean;
  onToggle?: (isOpen: boolean) => void;
  className?: string | undefined;
  children: ReactNode;
}

/** Collapsed content. */
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
