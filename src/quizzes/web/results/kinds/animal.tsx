import { animalArt } from '#quizzes/content/animal-art.ts';
import type { PersonalityStyle } from '#quizzes/rules/personality/personality-traits.ts';
import styles from '../pictures.module.css';

/** The animal of a style; its name stands beside it. */
export function Animal({ style, size }: { style: PersonalityStyle; size: number }) {
  const { lines, brand } = animalArt[style];
  return (
    <svg className={styles.animal} width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
      <path d={lines} />
      <path d={brand} className={styles.brand} />
    </svg>
  );
}
