import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cultureGap, cultureMean, roundShares } from '#quizzes/rules/culture/culture-comparison.ts';
import { type CultureShares, type CultureStep, cultureKeys, cultureQuiz } from '#quizzes/rules/culture/culture.ts';

const anyStep = fc
  .tuple(fc.nat(100), fc.nat(100), fc.nat(100))
  .map((cuts) => [0, ...cuts.toSorted((first, second) => first - second), 100])
  .map(([, a, b, c]) => [a!, b! - a!, c! - b!, 100 - c!] as CultureStep);
const anyAnswers = fc.array(anyStep, { minLength: 6, maxLength: 6 });
const anyShares = anyAnswers.map((answers) => cultureQuiz.score(answers).shares);
const total = (shares: CultureShares) => cultureKeys.reduce((sum, culture) => sum + shares[culture], 0);
const even: CultureStep = [25, 25, 25, 25];

describe('TST-03 an answer of the culture test', () => {
  it.each([[[25, 25, 25, 25]], [[100, 0, 0, 0]], [[0, 0, 1, 99]]])('takes %j at every question', (points) => {
    for (let step = 0; step < 6; step += 1) expect(cultureQuiz.readStep(step, points)).toEqual(points);
  });

  it.each([
    [[25, 25, 25, 24]],
    [[25, 25, 25, 26]],
    [[101, -1, 0, 0]],
    [[33.5, 33.5, 33, 0]],
    [['25', 25, 25, 25]],
    [[25, 25, 25, null]],
    [[50, 50]],
    [[25, 25, 25, 25, 0]],
    [Object.assign([], { 0: 50, 2: 50, 3: 0 })],
    [[Number.NaN, 0, 0, 100]],
    ['25,25,25,25'],
    [{ 0: 100, length: 4 }],
    [null],
    [undefined],
  ])('refuses %j', (value) => expect(cultureQuiz.readStep(0, value)).toBeNull());

  it.each([-1, 6, 0.5, Number.NaN])('knows no question %d', (step) =>
    expect(cultureQuiz.readStep(step, [...even])).toBeNull(),
  );

  it('keeps every split of 100 as it is and no other', () => {
    fc.assert(
      fc.property(anyStep, (points) => {
        expect(cultureQuiz.readStep(3, points)).toEqual(points);
      }),
    );
    const others = fc.array(fc.integer({ min: -50, max: 150 }), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(others, (points) => {
        const right = points.every((part) => part >= 0) && points.reduce((sum, part) => sum + part, 0) === 100;
        expect(cultureQuiz.readStep(3, points) !== null).toBe(right);
      }),
    );
  });
});

describe('TST-03 the result of the culture test', () => {
  it('is the sum of a letter over the questions, divided by six', () => {
    const answers: CultureStep[] = [
      [40, 30, 20, 10],
      [10, 60, 20, 10],
      [25, 25, 25, 25],
      [0, 100, 0, 0],
      [50, 15, 35, 0],
      [10, 40, 20, 30],
    ];
    const { shares, dominant } = cultureQuiz.score(answers);
    expect(shares).toEqual({ clan: 135 / 6, adhocracy: 270 / 6, market: 120 / 6, hierarchy: 75 / 6 });
    expect(dominant).toBe('adhocracy');
  });

  it.each<[string, CultureStep[]]>([
    ['clan', [even, even, even, even, even, even]],
    ['hierarchy', [[0, 0, 0, 100], [100, 0, 0, 0], even, even, even, even]],
    ['market', [even, [0, 0, 100, 0], even, [100, 0, 0, 0], even, even]],
    ['adhocracy', [[0, 50, 50, 0], even, even, even, even, even]],
  ])('breaks a tie for %s by the first question that differs, then by the letter', (dominant, answers) =>
    expect(cultureQuiz.score(answers).dominant).toBe(dominant),
  );

  it('comes to 100, each between 0 and 100, and the dominant one is never less than another', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const { shares, dominant } = cultureQuiz.score(answers);
        expect(total(shares)).toBeCloseTo(100, 9);
        for (const culture of cultureKeys) {
          expect(shares[culture]).toBeGreaterThanOrEqual(0);
          expect(shares[culture]).toBeLessThanOrEqual(shares[dominant]);
        }
      }),
    );
  });

  it('has the same shares in whatever order the questions are', () => {
    const shuffled = anyAnswers.chain((answers) =>
      fc.tuple(fc.constant(answers), fc.shuffledSubarray(answers, { minLength: 6 })),
    );
    fc.assert(
      fc.property(shuffled, ([answers, others]) => {
        expect(cultureQuiz.score(others).shares).toEqual(cultureQuiz.score(answers).shares);
      }),
    );
  });

  it('gains a sixth of what a question gives more', () => {
    fc.assert(
      fc.property(anyAnswers, fc.nat(5), fc.nat(3), (answers, step, letter) => {
        const points = (index: number) => (index === letter ? 100 : 0);
        const all: CultureStep = [points(0), points(1), points(2), points(3)];
        const culture = cultureKeys[letter]!;
        const before = cultureQuiz.score(answers).shares[culture];
        const after = cultureQuiz.score(answers.with(step, all)).shares[culture];
        expect(after - before).toBeCloseTo((100 - answers[step]![letter]!) / 6, 9);
      }),
    );
  });

  it.each([0, 1, 5])('is not made of %d answers', (count) =>
    expect(() => cultureQuiz.score(Array.from({ length: count }, () => even))).toThrow('has no answer'),
  );
});

describe('TST-03 comparing cultures', () => {
  it('takes what is from what is preferred', () => {
    const now = { clan: 10, adhocracy: 20, market: 30, hierarchy: 40 };
    const preferred = { clan: 40, adhocracy: 20, market: 25, hierarchy: 15 };
    expect(cultureGap(now, preferred)).toEqual({ clan: 30, adhocracy: 0, market: -5, hierarchy: -25 });
    fc.assert(
      fc.property(anyShares, anyShares, (first, second) => {
        expect(total(cultureGap(first, second))).toBeCloseTo(0, 9);
      }),
    );
  });

  it('gives a team the mean of its people, in whatever order, and nobody none', () => {
    expect(cultureMean([])).toBeNull();
    const people = [
      { clan: 100, adhocracy: 0, market: 0, hierarchy: 0 },
      { clan: 0, adhocracy: 50, market: 50, hierarchy: 0 },
    ];
    expect(cultureMean(people)).toEqual({ clan: 50, adhocracy: 25, market: 25, hierarchy: 0 });
    expect(cultureMean(people.toReversed())).toEqual(cultureMean(people));
    fc.assert(
      fc.property(fc.array(anyShares, { minLength: 1 }), (team) => {
        expect(total(cultureMean(team)!)).toBeCloseTo(100, 6);
      }),
    );
  });

  it.each([
    [
      { clan: 100 / 3, adhocracy: 100 / 3, market: 100 / 3, hierarchy: 0 },
      { clan: 34, adhocracy: 33, market: 33, hierarchy: 0 },
    ],
    [
      { clan: 22.5, adhocracy: 45, market: 20, hierarchy: 12.5 },
      { clan: 23, adhocracy: 45, market: 20, hierarchy: 12 },
    ],
    [
      { clan: 100 / 6, adhocracy: 100 / 6, market: 400 / 6, hierarchy: 0 },
      { clan: 17, adhocracy: 17, market: 66, hierarchy: 0 },
    ],
    [
      { clan: 0.1 + 0.2, adhocracy: 0.3, market: 99.1 + 0.3, hierarchy: 0 },
      { clan: 0, adhocracy: 0, market: 100, hierarchy: 0 },
    ],
  ])('shows %j in whole percentages', (shares, whole) => expect(roundShares(shares)).toEqual(whole));

  it('shows whole percentages of 100, none a whole point away', () => {
    fc.assert(
      fc.property(anyShares, (shares) => {
        const whole = roundShares(shares);
        expect(total(whole)).toBe(100);
        for (const culture of cultureKeys) {
          expect(Number.isInteger(whole[culture])).toBe(true);
          expect(Math.abs(whole[culture] - shares[culture])).toBeLessThan(1);
        }
      }),
    );
  });
});
