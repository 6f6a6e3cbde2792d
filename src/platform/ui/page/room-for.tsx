import type { ReactNode } from 'react';
import styles from './page.module.css';

/** Keeps the room of what probably appears with the page's data, so that nothing moves then. Nobody sees, hears or reaches it. */
export function RoomFor({ children }: { children: ReactNode }) {
  return (
    <span className={styles.roomFor} aria-hidden="true" inert>
      {children}
    </span>
  );
}
