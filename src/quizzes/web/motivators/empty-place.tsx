import { useRef } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { MotivatorKey } from '#quizzes/rules/motivators/motivators.ts';
import styles from './motivators.module.css';
import { useCardDrop } from './use-card-drag.ts';

/** A place that waits for its card. */
export function EmptyPlace({ place, onTake }: { place: number; onTake: (card: MotivatorKey) => void }) {
  const element = useRef<HTMLLIElement>(null);
  const isOver = useCardDrop(element, onTake);
  return (
    <li ref={element} aria-hidden="true" className={classNames(styles.empty, isOver && styles.over)}>
      {place + 1}
    </li>
  );
}
