import type { ReactNode } from 'react';
import styles from './page.module.css';

/**
 * Reserves the space of content that probably appears once the page's data has loaded, so that nothing shifts. Invisible, and hidden from
 * screen readers and keyboards.
 */
export function RoomFor({ children }: { children: ReactNode }) {
  return (
    <span className={styles.roomFor} aria-hidden="true" inert>
      {children}
    </span>
  );
}
