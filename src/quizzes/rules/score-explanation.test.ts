import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { softSkillItems } from '#quizzes/content/soft-skill-items.ts';
import { explainSoftSkill } from '#quizzes/rules/score-explanation.ts';
import { softSkills } from '#quizzes/rules/soft-skills/soft-skill.ts';
import { softSkillsQuiz } from '#quizzes/rules/soft-skills/soft-skills.ts';

const anyAnswers = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 30, maxLength: 30 });

describe('TST-05 the maths of one skill', () => {
  it('names what raised and what lowered it, strongest first', () => {
    const answers = softSkillItems.map(() => 2);
    const [first, second, third] = softSkillItems.flatMap(({ skill, reversed }, step) =>
      skill === 'trustiness' && !reversed ? [step] : [],
    );
    const turned = softSkillItems.findIndex(({ skill, reversed }) => skill === 'trustiness' && reversed);
    answers[first!] = 3;
    answers[second!] = 4;
    answers[third!] = 1;
    answers[turned] = 4;
    const explained = explainSoftSkill(answers, 'trustiness');
    expect(explained).toMatchObject({ earned: 12, possible: 24, points: 50 });
    expect(explained.raised).toEqual([
      { step: second, answer: 4, worth: 4, pull: 2 },
      { step: first, answer: 3, worth: 3, pull: 1 },
    ]);
    expect(explained.lowered).toEqual([
      { step: turned, answer: 4, worth: 0, pull: -2 },
      { step: third, answer: 1, worth: 1, pull: -1 },
    ]);
  });

  it('comes to the score of the result by both ways of counting', () => {
    fc.assert(
      fc.property(anyAnswers, fc.constantFrom(...softSkills), (answers, skill) => {
        const { earned, possible, points, items, raised, lowered } = explainSoftSkill(answers, skill);
        expect(points).toBe(softSkillsQuiz.score(answers)[skill]);
        expect(items.reduce((sum, { worth }) => sum + worth, 0)).toBe(earned);
        expect([...raised, ...lowered].reduce((sum, { pull }) => sum + pull, possible / 2)).toBe(earned);
        for (const { step, answer } of items) {
          expect(softSkillItems[step]!.skill).toBe(skill);
          expect(answer).toBe(answers[step]);
        }
        expect(items).toHaveLength(6);
      }),
    );
  });

  it('refuses incomplete answers', () => expect(() => explainSoftSkill([1, 2, 3], 'purpose')).toThrow(RangeError));
});
