import { useEffect, useRef } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { motivatorCards } from '#quizzes/content/motivator-cards.ts';
import { type MotivatorKey, motivatorKeys } from '#quizzes/rules/motivators/motivators.ts';
import { IconMoodSad, IconMoodSmile } from '#ui/icons/icons.ts';
import { useBilingual } from '../use-bilingual.ts';
import { CardArt } from './card-art.tsx';
import styles from './motivators.module.css';
import { useCardDrag } from './use-card-drag.ts';
import type { RowActions } from './use-row.ts';

/** The top card of the deck: once rated, it moves to the end of the row. */
export function HandCard({ card, row }: { card: MotivatorKey; row: RowActions }) {
  const { t } = useTranslation('quizzes/motivators');
  const say = useBilingual();
  const element = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useCardDrag(element, card, !row.readOnly);
  const { name, description, question } = motivatorCards[card];
  const number = row.shown.length + 1;
  // The focus moves along, so that a screen reader announces the new card.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [card]);
  return (
    <section
      ref={element}
      className={styles.hand}
      data-movable={!row.readOnly || undefined}
      aria-labelledby="motivator-hand"
    >
      <div className={styles.face} key={card}>
        <CardArt card={card} size={84} />
      </div>
      <div className={styles.words}>
        <p className="meta">{t('cardOf', { number, total: motivatorKeys.length })}</p>
        <h2 ref={heading} id="motivator-hand" tabIndex={-1}>
          {say(name)}
        </h2>
        <p>{say(description)}</p>
        <p className={styles.question}>{say(question)}</p>
      </div>
      <div className={styles.choices} role="group" aria-label={t('does', { name: say(name) })}>
        <Button
          block
          icon={<IconMoodSmile size={18} aria-hidden="true" />}
          disabled={row.readOnly}
          onClick={() => row.deal(card, true)}
        >
          {t('motivatesMe')}
        </Button>
        <Button
          block
          icon={<IconMoodSad size={18} aria-hidden="true" />}
          disabled={row.readOnly}
          onClick={() => row.deal(card, false)}
        >
          {t('demotivatesMe')}
        </Button>
        <p className="meta only-wide">{t('orDrag')}</p>
      </div>
    </section>
  );
}
