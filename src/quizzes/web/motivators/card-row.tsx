import { useEffect, useRef } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { type MotivatorKey, motivatorKeys } from '#quizzes/rules/motivators/motivators.ts';
import { EmptyPlace } from './empty-place.tsx';
import styles from './motivators.module.css';
import { RowCard } from './row-card.tsx';
import type { RowActions } from './use-row.ts';
import { useSliding } from './use-sliding.ts';

/** The ten places, most important first. */
export function CardRow({ row }: { row: RowActions }) {
  const { t } = useTranslation('quizzes/motivators');
  const list = useRef<HTMLOListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { shown, isComplete } = row;
  useSliding(list, shown.map(({ card }) => card).join());
  // With the last card the deck disappears, and the focus with it.
  useEffect(() => {
    if (isComplete && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [isComplete]);
  const take = (card: MotivatorKey, place: number) =>
    shown.some((dealt) => dealt.card === card) ? row.move(card, place) : row.deal(card, true, place);
  return (
    <section aria-labelledby="motivator-row">
      <div className={styles.rowHead}>
        <h2 ref={heading} id="motivator-row" tabIndex={-1}>
          {t('row')}
        </h2>
        <p className="sub">{t('rowHint')}</p>
      </div>
      <ol ref={list} className={styles.row}>
        {shown.map((dealt, place) => (
          <RowCard key={dealt.card} dealt={dealt} place={place} row={row} onTake={(card) => take(card, place)} />
        ))}
        {motivatorKeys.slice(shown.length).map((key, index) => (
          <EmptyPlace key={key} place={shown.length + index} onTake={(card) => take(card, shown.length + index)} />
        ))}
      </ol>
      <p className="sr-only" role="status">
        {row.spoken}
      </p>
    </section>
  );
}
