import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DealtCard, motivatorKeys, motivatorsQuiz } from '#quizzes/rules/motivators/motivators.ts';

const anyRow = fc
  .tuple(
    fc.shuffledSubarray([...motivatorKeys], { minLength: 10 }),
    fc.array(fc.boolean(), { minLength: 10, maxLength: 10 }),
  )
  .map(([order, flags]) => order.map((card, place): DealtCard => ({ card, motivates: flags[place]! })));
const deals = (row: readonly DealtCard[]) => row.map((_, step) => row.slice(0, step + 1));
const card = (key: string, motivates: unknown = true) => ({ card: key, motivates });
const row = motivatorKeys.map((key, place) => ({ card: key, motivates: place % 2 === 0 }));

describe('TST-04 a deal of the motivators', () => {
  it('takes at each step the row with one card more, in any order and with any flag', () => {
    expect(motivatorsQuiz.stepCount).toBe(10);
    fc.assert(
      fc.property(anyRow, fc.nat(9), (cards, step) => {
        expect(motivatorsQuiz.readStep(step, cards.slice(0, step + 1))).toEqual(cards.slice(0, step + 1));
        for (let other = 0; other < 10; other += 1) {
          if (other !== step) expect(motivatorsQuiz.readStep(other, cards.slice(0, step + 1))).toBeNull();
        }
      }),
    );
  });

  it('keeps nothing of a card but its name and its flag', () => {
    expect(motivatorsQuiz.readStep(0, [{ ...card('rules', false), rank: 3 }])).toEqual([card('rules', false)]);
  });

  it.each([
    [[card('rules'), card('rules')]],
    [[card('rules'), card('money')]],
    [[card('rules'), card('toString')]],
    [[card('rules'), card('esteem', 'yes')]],
    [[card('rules'), card('esteem', null)]],
    [[card('rules'), { card: 'esteem' }]],
    [[card('rules'), 'esteem']],
    [[card('rules'), null]],
    [Object.assign([], { 0: card('rules'), length: 2 })],
    [{ 0: card('rules'), 1: card('esteem'), length: 2 }],
    ['rules'],
    [null],
    [undefined],
  ])('refuses %j as the second', (value) => expect(motivatorsQuiz.readStep(1, value)).toBeNull());

  it.each([-1, 10, 0.5])('knows no deal %d', (step) => expect(motivatorsQuiz.readStep(step, row)).toBeNull());
});

describe('TST-04 the result of the motivators', () => {
  it('is the row after the last deal, whatever lay before', () => {
    const last = row.toReversed();
    const { cards, topThree } = motivatorsQuiz.score([...deals(row).slice(0, 9), last]);
    expect(cards[0]).toEqual({ card: 'esteem', motivates: false, rank: 1 });
    expect(cards[9]).toEqual({ card: 'creativity', motivates: true, rank: 10 });
    expect(topThree).toEqual(['esteem', 'achievements', 'rules']);
  });

  it('gives each rank from 1 to 10 and each card once, and changes no flag', () => {
    fc.assert(
      fc.property(anyRow, anyRow, (before, cards) => {
        const result = motivatorsQuiz.score([...deals(before).slice(0, 9), cards]);
        expect(result.cards.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
        expect(result.cards.map(({ card: key, motivates }) => ({ card: key, motivates }))).toEqual(cards);
        expect(result.cards.map(({ card: key }) => key).toSorted()).toEqual(motivatorKeys.toSorted());
        expect(result.topThree).toEqual(result.cards.filter(({ rank }) => rank <= 3).map(({ card: key }) => key));
      }),
    );
  });

  it.each([0, 1, 9])('is not made after %d deals', (count) =>
    expect(() => motivatorsQuiz.score(deals(row).slice(0, count))).toThrow(`Card ${count + 1} of the deal is missing.`),
  );

  it('is not made while the last row lacks a card', () => {
    expect(() => motivatorsQuiz.score([...deals(row).slice(0, 9), row.slice(0, 9)])).toThrow('Card 10');
  });
});
