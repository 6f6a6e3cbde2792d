import { motivatorArt } from '#quizzes/content/motivator-art.ts';
import type { MotivatorKey } from '#quizzes/rules/motivators/motivators.ts';
import styles from './card-art.module.css';

/** The drawing of a card; its name stands beside it. */
export function CardArt({ card, size }: { card: MotivatorKey; size: number }) {
  const { lines, brand } = motivatorArt[card];
  return (
    <svg className={styles.art} width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
      <path d={lines} />
      <path d={brand} className={styles.brand} />
    </svg>
  );
}
