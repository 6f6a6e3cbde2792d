import type { ReactNode } from 'react';
import styles from './product-pages.module.css';

/** The last words of a page, with the same way on as the first ones. */
export function Closing({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className={styles.closing} aria-label={title}>
      <h2>{title}</h2>
      <p>{text}</p>
      <div className={styles.actions}>{children}</div>
    </section>
  );
}
