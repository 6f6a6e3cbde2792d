import type { ElementType, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './sunken.module.css';

interface SunkenProps {
  /** The HTML element; default `div`. */
  as?: ElementType;
  /** Small text; `quiet` also uses the secondary colour. */
  text?: 'normal' | 'small' | 'quiet';
  children: ReactNode;
}

/** Quoted text of a person, set apart from the page's own text. */
export function Sunken({ as: Element = 'div', text = 'normal', children }: SunkenProps) {
  return (
    <Element className={classNames(styles.sunken, text !== 'normal' && styles.small, text === 'quiet' && styles.quiet)}>
      {children}
    </Element>
  );
}
