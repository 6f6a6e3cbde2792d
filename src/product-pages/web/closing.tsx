import type { ReactNode } from 'react';
import styles from './product-pages.module.css';

/** The closing part of a page, with the same call to action as the first one. */
export function Closing({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className={styles.closing} aria-label={title}>
      <h2>{title}</h2>
      <p>{text}</p>
      <div className={styles.actions}>{children}</div>
    </section>
  );
}
