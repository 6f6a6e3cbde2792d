import type { ReactNode } from 'react';
import styles from './page.module.css';

export interface FactsStripProps {
  facts: readonly { label: string; value: ReactNode }[];
}

/** Two to five facts side by side; two columns on narrow screens. */
export function FactsStrip({ facts }: FactsStripProps) {
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
