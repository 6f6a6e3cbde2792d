import type { ReactNode } from 'react';
import styles from './page.module.css';

interface PersonHeadingProps {
  /** Left out while it is not known. */
  name?: string;
  children: ReactNode;
}

/** Beside the picture on top of a person's page: the name, and what belongs under it. */
export function PersonHeading({ name, children }: PersonHeadingProps) {
  return (
    <div className={styles.person}>
      {name !== undefined && <h1>{name}</h1>}
      {children}
    </div>
  );
}
