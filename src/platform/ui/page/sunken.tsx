import type { ElementType, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './sunken.module.css';

interface SunkenProps {
  /** The element that fits the place; a `div` without it. */
  as?: ElementType;
  /** Small letters; `quiet` also in the second colour. */
  text?: 'normal' | 'small' | 'quiet';
  children: ReactNode;
}

/** What somebody said or wrote, apart from the words of the page. */
export function Sunken({ as: Element = 'div', text = 'normal', children }: SunkenProps) {
  return (
    <Element className={classNames(styles.sunken, text !== 'normal' && styles.small, text === 'quiet' && styles.quiet)}>
      {children}
    </Element>
  );
}
