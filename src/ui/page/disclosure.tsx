import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './disclosure.module.css';

interface DisclosureProps {
  summary: ReactNode;
  /** Styled as a heading instead of a small note. */
  strong?: boolean;
  /** Opens it when it becomes true. */
  unfolded?: boolean;
  onToggle?: (isOpen: boolean) => void;
  className?: string | undefined;
  children: ReactNode;
}

/** Collapsed content. */
export function Disclosure({
  summary,
  strong = false,
  unfolded = false,
  onToggle,
  className,
  children,
}: DisclosureProps) {
  return (
    <details
      className={classNames(styles.disclosure, strong && styles.strong, className)}
      {...(unfolded && { open: true })}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
