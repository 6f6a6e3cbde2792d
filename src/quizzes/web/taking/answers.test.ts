import { describe, expect, it } from 'vitest';
import { cultureQuiz } from '#quizzes/rules/culture/culture.ts';
import { softSkillsQuiz } from '#quizzes/rules/soft-skills/soft-skills.ts';
import { completeAnswers, countAnswered, firstOpenStep, minutesLeft, withoutSent } from './answers.ts';

const even = [25, 25, 25, 25];
const half = [50, null, null, null];

describe('TST-03 the answers of an open test', () => {
  it('go on at the first step that is open or half done, or at the last one when none is', () => {
    expect(firstOpenStep(cultureQuiz, {})).toBe(0);
    expect(firstOpenStep(cultureQuiz, { 0: even, 1: half, 2: even })).toBe(1);
    expect(firstOpenStep(cultureQuiz, { 0: even, 1: even, 3: even })).toBe(2);
    expect(firstOpenStep(cultureQuiz, Object.fromEntries([0, 1, 2, 3, 4, 5].map((step) => [step, even])))).toBe(5);
  });

  it('are sent when their step takes them, in the order of the steps', () => {
    const drafts = { 10: 3, 2: 0, 4: 'often', 99: 1 };
    expect(completeAnswers(softSkillsQuiz, drafts)).toEqual([
      { step: 2, answer: 0 },
      { step: 10, answer: 3 },
    ]);
    expect(countAnswered(softSkillsQuiz, drafts)).toBe(2);
  });

  it('stay when they were changed while they were on their way', () => {
    const sent = [
      { step: 0, answer: even },
      { step: 1, answer: even },
    ];
    const now = { 0: [...even], 1: [100, 0, 0, 0], 2: half };
    expect(withoutSent(now, sent)).toEqual({ 1: [100, 0, 0, 0], 2: half });
  });

  it('TST-01 say about how long the rest takes, never nothing', () => {
    const left = [0, 1, 15, 29, 30].map((answered) => minutesLeft(softSkillsQuiz, answered));
    expect(left).toEqual([6, 6, 3, 1, 1]);
  });
});
