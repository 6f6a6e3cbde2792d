import { useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { motivatorCards } from '#quizzes/content/motivator-cards.ts';
import { dealInto, moveInRow, setMotivates } from '#quizzes/rules/motivators/motivator-row.ts';
import { type MotivatorKey, motivatorKeys, type MotivatorsStep } from '#quizzes/rules/motivators/motivators.ts';
import { useBilingual } from '../use-bilingual.ts';

interface Lifted {
  card: MotivatorKey;
  /** The original position, for cancelling. */
  from: number;
  to: number;
}
export type RowActions = ReturnType<typeof useRow>;

interface RowOptions {
  row: MotivatorsStep;
  /** Applies the row and saves it. */
  change: (row: MotivatorsStep) => void;
  readOnly: boolean;
}

/** The actions on the cards, independent of the input device; each is announced to screen readers. */
export function useRow({ row, change, readOnly }: RowOptions) {
  const { t } = useTranslation('quizzes/motivators');
  const say = useBilingual();
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const [spoken, setSpoken] = useState('');
  const nameOf = (card: MotivatorKey) => say(motivatorCards[card].name);
  const placeOf = (card: MotivatorKey) => row.findIndex((dealt) => dealt.card === card);
  const tell = (key: string, card: MotivatorKey, place: number, total = row.length) =>
    setSpoken(t(`spoken.${key}`, { name: nameOf(card), place: place + 1, total }));
  const end = (place: number) => Math.min(row.length - 1, Math.max(0, place));

  return {
    readOnly,
    lifted,
    spoken,
    /** The row with the lifted card at its drop position. */
    shown: lifted ? moveInRow(row, lifted.from, lifted.to) : row,
    isComplete: row.length === motivatorKeys.length,
    nameOf,
    deal: (card: MotivatorKey, motivates: boolean, place = row.length) => {
      if (readOnly) return;
      const at = Math.min(place, row.length);
      change(dealInto(row, { card, motivates }, at));
      tell(motivates ? 'motivates' : 'demotivates', card, at, row.length + 1);
    },
    move: (card: MotivatorKey, place: number) => {
      if (readOnly) return;
      const [from, to] = [placeOf(card), end(place)];
      if (from !== to) change(moveInRow(row, from, to));
      tell('moved', card, to);
    },
    flip: (card: MotivatorKey) => {
      const dealt = row[placeOf(card)];
      if (readOnly || !dealt) return;
      change(setMotivates(row, card, !dealt.motivates));
      tell(dealt.motivates ? 'demotivates' : 'motivates', card, placeOf(card));
    },
    lift: (card: MotivatorKey) => {
      if (readOnly) return;
      const from = placeOf(card);
      setLifted({ card, from, to: from });
      tell('lifted', card, from);
    },
    /** Moves the lifted card by some places. */
    carry: (by: number) => {
      if (!lifted) return;
      const to = end(lifted.to + by);
      setLifted({ ...lifted, to });
      tell('carried', lifted.card, to);
    },
    drop: () => {
      if (!lifted) return;
      setLifted(null);
      if (lifted.from !== lifted.to) change(moveInRow(row, lifted.from, lifted.to));
      tell('dropped', lifted.card, lifted.to);
    },
    putBack: () => {
      if (!lifted) return;
      setLifted(null);
      tell('putBack', lifted.card, lifted.from);
    },
  };
}
