import { useRef } from 'react';
import { classNames } from '#ui/class-names.ts';
import { useTranslation } from '#ui/i18n.ts';
import { motivatorCards } from '#quizzes/content/motivator-cards.ts';
import type { DealtCard } from '#quizzes/rules/motivators/motivators.ts';
import { useBilingual } from '../use-bilingual.ts';
import { CardArt } from './card-art.tsx';
import { handleCardKey } from './card-keys.ts';
import { FlagButton } from './flag-button.tsx';
import styles from './motivators.module.css';
import { MoveMenu } from './move-menu.tsx';
import { useCardDrag, useCardDrop } from './use-card-drag.ts';
import type { RowActions } from './use-row.ts';

interface RowCardProps {
  dealt: DealtCard;
  place: number;
  row: RowActions;
  /** A card that is dropped here. */
  onTake: (card: DealtCard['card']) => void;
}

/** A card in the row, at its rank. */
export function RowCard({ dealt: { card, motivates }, place, row, onTake }: RowCardProps) {
  const { t } = useTranslation('quizzes/motivators');
  const say = useBilingual();
  const element = useRef<HTMLLIElement>(null);
  const name = row.nameOf(card);
  const total = row.shown.length;
  const isLifted = row.lifted?.card === card;
  useCardDrag(element, card, !row.readOnly);
  const isOver = useCardDrop(element, onTake, card);
  return (
    <li
      ref={element}
      data-slides={card}
      data-movable={!row.readOnly || undefined}
      className={classNames(styles.card, isLifted && styles.lifted, isOver && styles.over)}
    >
      <span className={styles.rank} aria-hidden="true">
        {place + 1}
      </span>
      <div
        role="button"
        tabIndex={0}
        className={styles.grip}
        data-card={card}
        aria-label={t('card', { name, place: place + 1, total })}
        aria-pressed={isLifted}
        aria-disabled={row.readOnly}
        title={say(motivatorCards[card].description)}
        onKeyDown={(event) => handleCardKey(event, card, row)}
        onBlur={() => isLifted && row.drop()}
      >
        <CardArt card={card} size={52} />
        <b>{name}</b>
      </div>
      <FlagButton name={name} motivates={motivates} disabled={row.readOnly} onFlip={() => row.flip(card)} />
      <span className={styles.menu}>
        <MoveMenu
          name={name}
          place={place}
          total={total}
          disabled={row.readOnly}
          onMove={(other) => row.move(card, other)}
        />
      </span>
    </li>
  );
}
