import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { personalitySteps } from '#quizzes/content/personality-phrases.ts';
import {
  personalityStyles,
  traitsOfStyle,
  type PersonalityStyle,
} from '#quizzes/rules/personality/personality-traits.ts';
import { personalityQuiz, rankStyles, type PersonalityAnswer } from '#quizzes/rules/personality/personality.ts';

const readStep = (step: number, value: unknown) => personalityQuiz.readStep(step, value);
const score = (answers: readonly PersonalityAnswer[]) => personalityQuiz.score(answers);
type Styled = readonly [PersonalityStyle, PersonalityStyle];
const pairs: Styled[] = personalityStyles.flatMap((most) =>
  personalityStyles.filter((least) => least !== most).map((least): Styled => [most, least]),
);
const anyPair = fc.constantFrom(...pairs);
const anyChoices = fc.array(anyPair, { minLength: 25, maxLength: 25 });

/** The answer that marks the phrases of these two styles. */
function answer(step: number, [most, least]: Styled): PersonalityAnswer {
  const traitOf = (style: PersonalityStyle) =>
    traitsOfStyle[style].find((trait) => personalitySteps[step]!.some((each) => each.trait === trait))!;
  return readStep(step, { most: traitOf(most), least: traitOf(least) })!;
}

function scoreChoices(choose: (step: number) => Styled) {
  return score(personalitySteps.map((_, step) => answer(step, choose(step))));
}

describe('TST-02 scoring of the personality test', () => {
  it('has 25 steps, version 1, and promises 7 minutes', () => {
    expect(personalityQuiz).toMatchObject({ key: 'personality', stepCount: 25, version: 1, minutes: 7 });
  });

  it('gives the whole of one style to who always chooses it and always refuses another', () => {
    const { styles, traits, principal } = scoreChoices(() => ['stability', 'dominance']);
    expect(styles.stability).toEqual({ most: 25, least: 0, share: 0.5, bar: 1 });
    expect(styles.dominance).toEqual({ most: 0, least: 25, share: 0, bar: 0 });
    expect(styles.influence).toEqual({ most: 0, least: 0, share: 0.25, bar: 0.5 });
    expect(traits).toMatchObject({ calm: 1, trustworthy: 1, selfish: 0, visionary: 0, optimist: 0.5, precision: 0.5 });
    expect(principal).toBe('stability');
  });

  it('names the second style as the complementary one', () => {
    const { styles, principal, complementary } = scoreChoices((step) =>
      step < 15 ? ['conformity', 'influence'] : ['stability', 'dominance'],
    );
    expect(personalityStyles.map((style) => styles[style].share)).toEqual([0.15, 0.1, 0.35, 0.4]);
    expect([principal, complementary]).toEqual(['conformity', 'stability']);
  });

  it.each([
    ['the higher share', [8, 2], [9, 4], ['dominance', 'influence']],
    ['the more often chosen of equal shares', [8, 2], [9, 3], ['influence', 'dominance']],
    ['the order of DISC when all is equal', [8, 2], [8, 2], ['dominance', 'influence']],
  ])('puts %s first', (_, dominance, influence, expected) => {
    const scores = (counts: number[]) => {
      const [most, least] = counts as [number, number];
      return { most, least, share: (most - least + 25) / 100, bar: (most - least + 25) / 50 };
    };
    const styles = {
      conformity: scores([0, 12]),
      stability: scores([1, 12]),
      influence: scores(influence),
      dominance: scores(dominance),
    };
    expect(rankStyles(styles)).toEqual([...expected, 'stability', 'conformity']);
  });

  it('keeps every figure in its range and the sums whole, whatever is answered', () => {
    fc.assert(
      fc.property(anyChoices, (choices) => {
        const { styles, traits, principal, complementary } = scoreChoices((step) => choices[step]!);
        const scores = personalityStyles.map((style) => styles[style]);
        expect(scores.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
        expect(scores.reduce((sum, { most }) => sum + most, 0)).toBe(25);
        expect(scores.reduce((sum, { least }) => sum + least, 0)).toBe(25);
        for (const { share, bar } of scores) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(0.5);
          expect(bar).toBeCloseTo(share * 2, 12);
        }
        for (const style of personalityStyles) {
          const ofStyle = traitsOfStyle[style].map((trait) => traits[trait]);
          for (const trait of ofStyle) expect(trait >= 0 && trait <= 1).toBe(true);
          expect(ofStyle.reduce((sum, trait) => sum + trait, 0) / 5).toBeCloseTo(styles[style].bar, 12);
        }
        const others = personalityStyles.filter((style) => style !== principal);
        expect(others).toContain(complementary);
        for (const style of others) expect(styles[principal].share).toBeGreaterThanOrEqual(styles[style].share);
        for (const style of others)
          expect(styles[complementary].share >= styles[style].share || style === complementary).toBe(true);
      }),
    );
  });

  it('does not depend on the order of the steps', () => {
    const shuffled = anyChoices.chain((choices) => {
      const answers = choices.map((choice, step) => answer(step, choice));
      return fc.tuple(fc.constant(answers), fc.shuffledSubarray(answers, { minLength: 25, maxLength: 25 }));
    });
    fc.assert(
      fc.property(shuffled, ([answers, mixed]) => {
        expect(score(mixed)).toEqual(score(answers));
      }),
    );
  });

  it('never lowers a style or a trait that is chosen instead of another', () => {
    fc.assert(
      fc.property(anyChoices, fc.nat(24), anyPair, (choices, changed, instead) => {
        const before = scoreChoices((step) => choices[step]!);
        const after = scoreChoices((step) => (step === changed ? instead : choices[step]!));
        const { most, least } = answer(changed, instead);
        expect(after.styles[instead[0]].share).toBeGreaterThanOrEqual(before.styles[instead[0]].share);
        expect(after.styles[instead[1]].share).toBeLessThanOrEqual(before.styles[instead[1]].share);
        expect(after.traits[most]).toBeGreaterThanOrEqual(before.traits[most]);
        expect(after.traits[least]).toBeLessThanOrEqual(before.traits[least]);
      }),
    );
  });

  it('refuses a set with an answer missing or one too many', () => {
    const answers = personalitySteps.map((_, step) => answer(step, ['influence', 'conformity']));
    expect(() => score(answers.slice(1))).toThrow();
    expect(() => score([...answers, answers[0]!])).toThrow();
    expect(() => score(answers.with(3, undefined as never))).toThrow();
  });
});

describe('TST-02 answers of the personality test', () => {
  const [first, second] = personalitySteps[0]!.map(({ trait }) => trait);
  const foreign = personalitySteps[1]![0]!.trait;

  it('keeps two different phrases of the step and nothing else', () => {
    expect(readStep(0, { most: first, least: second, extra: 1 })).toEqual({ most: first, least: second });
  });

  it.each([
    ['the same phrase twice', 0, { most: first, least: first }],
    ['only the most', 0, { most: first }],
    ['only the least', 0, { least: second, most: null }],
    ['a phrase of another step', 0, { most: first, least: foreign }],
    ['something unknown', 0, { most: first, least: 'toString' }],
    ['a position', 0, { most: 0, least: 1 }],
    ['a list', 0, [first, second]],
    ['a word', 0, first],
    ['nothing', 0, null],
    ['no value', 0, undefined],
    ['a step too late', 25, { most: first, least: second }],
    ['a step too early', -1, { most: first, least: second }],
    ['half a step', 0.5, { most: first, least: second }],
  ])('refuses %s', (_, step, value) => expect(readStep(step, value)).toBeNull());

  it('never throws and never keeps what it would refuse to read again', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2, max: 27 }), fc.anything(), (step, value) => {
        const kept = readStep(step, value);
        expect(kept && readStep(step, kept)).toEqual(kept);
      }),
    );
  });
});
