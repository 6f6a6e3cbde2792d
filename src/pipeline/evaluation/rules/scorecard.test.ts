import fc from 'fast-check';
import { expect, it } from 'vitest';
import { answersToQuestions, missingAnswers, type ScorecardQuestion } from './scorecard.ts';
import { summariseScorecards } from './scorecard-summary.ts';

const scale: ScorecardQuestion = { id: 'depth', kind: 'scale', text: 'Depth', isRequired: true };
const yesNo: ScorecardQuestion = { id: 'travel', kind: 'yesNo', text: 'Travels', isRequired: false };
const words: ScorecardQuestion = { id: 'why', kind: 'text', text: 'Why', isRequired: true };

it.each([
  ['all said', { depth: 3, travel: false, why: 'Calm' }, []],
  ['what is optional left out', { depth: 1, why: 'Calm' }, []],
  ['nothing', {}, ['depth', 'why']],
  ['empty words', { depth: 5, why: '' }, ['why']],
  ['beyond the scale', { depth: 6, why: 'Calm' }, ['depth']],
  ['between two steps', { depth: 2.5, why: 'Calm' }, ['depth']],
  ['answers of another kind', { depth: true, travel: 'yes', why: 3 }, ['depth', 'travel', 'why']],
])('PIP-02 a card with %s', (_, answers, missing) => {
  expect(missingAnswers([scale, yesNo, words], answers)).toEqual(missing);
});

it('PIP-02 stores what was asked and answered, and nothing else', () => {
  const saved = answersToQuestions([scale, yesNo, words], { depth: 2, travel: false, why: '', stranger: 'x' });
  expect(saved).toEqual({ depth: 2, travel: false });
});

it('PIP-02 summarises spread and mean, and tells a reworded question apart', () => {
  const card = (depth: number, travel: boolean, text = 'Depth') => ({
    questions: [{ ...scale, text }, yesNo, words],
    answers: { depth, travel, why: 'Calm' },
    recommendation: depth > 3 ? ('strongYes' as const) : ('no' as const),
  });
  expect(summariseScorecards([card(5, true), card(2, false), card(4, true, 'Depth of knowledge')])).toEqual({
    recommendations: [0, 1, 0, 2],
    questions: [
      { id: 'depth', kind: 'scale', text: 'Depth', counts: [0, 1, 0, 0, 1], mean: 3.5 },
      { id: 'travel', kind: 'yesNo', text: 'Travels', counts: [1, 2], mean: null },
      { id: 'depth', kind: 'scale', text: 'Depth of knowledge', counts: [0, 0, 0, 1, 0], mean: 4 },
    ],
  });
});

it('PIP-02 counts every scorecard once, and a mean lies within the answers', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 }), (said) => {
      const cards = said.map((depth) => ({ questions: [scale], answers: { depth }, recommendation: 'yes' as const }));
      const { recommendations, questions } = summariseScorecards(cards);
      expect(recommendations).toEqual([0, 0, said.length, 0]);
      expect(questions[0]!.counts.reduce((sum, count) => sum + count, 0)).toBe(said.length);
      expect(questions[0]!.mean).toBeGreaterThanOrEqual(Math.min(...said));
      expect(questions[0]!.mean).toBeLessThanOrEqual(Math.max(...said));
    }),
  );
});
