import type { ReactNode } from 'react';
import styles from './page.module.css';

interface PersonHeadingProps {
  /** Omitted while unknown. */
  name?: string;
  children: ReactNode;
}

/** The header of a person's page: picture, name and what belongs under it. */
export function PersonHeading({ name, children }: PersonHeadingProps) {
  return (
    <div className={styles.person}>
      {name !== undefined && <h1>{name}</h1>}
      {children}
    </div>
  );
}
