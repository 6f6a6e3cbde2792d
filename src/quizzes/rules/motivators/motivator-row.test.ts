import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dealInto, deckOf, latestRow, moveInRow, setMotivates } from '#quizzes/rules/motivators/motivator-row.ts';
import { type DealtCard, motivatorKeys, motivatorsQuiz } from '#quizzes/rules/motivators/motivators.ts';

const dealt = (card: DealtCard['card'], motivates = true): DealtCard => ({ card, motivates });
const row = [dealt('rules'), dealt('esteem', false), dealt('autonomy')];
const names = (cards: readonly DealtCard[]) => cards.map(({ card }) => card);

describe('TST-04 the row of cards', () => {
  it.each([
    [0, 2, ['esteem', 'autonomy', 'rules']],
    [2, 0, ['autonomy', 'rules', 'esteem']],
    [1, 0, ['esteem', 'rules', 'autonomy']],
    [1, 99, ['rules', 'autonomy', 'esteem']],
    [1, -1, ['esteem', 'rules', 'autonomy']],
    [1, 1, ['rules', 'esteem', 'autonomy']],
    [3, 0, ['rules', 'esteem', 'autonomy']],
  ])('moves a card from place %d to %d', (from, to, expected) => {
    expect(names(moveInRow(row, from, to))).toEqual(expected);
  });

  it('stays an answer of its step whatever is moved, and moving back undoes it', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...motivatorKeys], { minLength: 1 }),
        fc.nat(9),
        fc.nat(9),
        (cards, one, two) => {
          const before = cards.map((card) => dealt(card));
          const [from, to] = [one % cards.length, two % cards.length];
          const moved = moveInRow(before, from, to);
          expect(motivatorsQuiz.readStep(cards.length - 1, moved)).toEqual(moved);
          expect(moved[to]).toEqual(before[from]);
          expect(moveInRow(moved, to, from)).toEqual(before);
        },
      ),
    );
  });

  it('takes a dealt card at the end or at a place, and none twice', () => {
    expect(names(dealInto(row, dealt('influence')))).toEqual(['rules', 'esteem', 'autonomy', 'influence']);
    expect(names(dealInto(row, dealt('influence'), 1))).toEqual(['rules', 'influence', 'esteem', 'autonomy']);
    expect(dealInto(row, dealt('rules', false), 0)).toBe(row);
  });

  it('changes what one card does and no other', () => {
    expect(setMotivates(row, 'esteem', true)).toEqual([dealt('rules'), dealt('esteem'), dealt('autonomy')]);
  });

  it('is what lay after the latest deal', () => {
    expect(latestRow({})).toEqual([]);
    expect(latestRow({ 0: row.slice(0, 1), 2: row, 1: row.slice(0, 2) })).toBe(row);
    expect(latestRow({ 0: row.slice(0, 1), 1: null })).toEqual(row.slice(0, 1));
  });
});

describe('TST-04 the deck', () => {
  it('has the cards that are not in the row, in the same order however far the test is', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(10), (seed, count) => {
        const deck = deckOf(seed, []);
        expect(deck.toSorted()).toEqual(motivatorKeys.toSorted());
        const lying = deck.slice(0, count).map((card) => dealt(card));
        expect(deckOf(seed, lying)).toEqual(deck.slice(count));
      }),
    );
  });

  it('deals every card as the first to about as many people', () => {
    const firsts = new Map<string, number>();
    for (let person = 0; person < 5_000; person += 1) {
      const [first] = deckOf(`6f1b0d1e-0000-4000-8000-${String(person).padStart(12, '0')}`, []);
      firsts.set(first!, (firsts.get(first!) ?? 0) + 1);
    }
    expect(firsts.size).toBe(10);
    for (const count of firsts.values()) expect(Math.abs(count - 500)).toBeLessThan(150);
  });
});
