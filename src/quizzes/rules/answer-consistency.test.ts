import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { softSkillItems } from '#quizzes/content/soft-skill-items.ts';
import { compareAnswers } from '#quizzes/rules/answer-consistency.ts';
import { softSkills } from '#quizzes/rules/soft-skills/soft-skill.ts';
import { softSkillsQuiz } from '#quizzes/rules/soft-skills/soft-skills.ts';

const anyAnswers = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 30, maxLength: 30 });
const everySkill = (gap: number) => Object.fromEntries(softSkills.map((skill) => [skill, gap]));

describe('TST-05 the hint about contrary answers', () => {
  it.each([
    [0, 4, [...softSkills]],
    [1, 2, [...softSkills]],
    [2, 0, []],
    [3, 2, [...softSkills]],
    [4, 4, [...softSkills]],
  ])('finds that %i throughout, reversed or not, is %i words apart', (answer, gap, worthALook) => {
    const answers = softSkillItems.map(() => answer);
    expect(compareAnswers(answers)).toEqual({ gaps: everySkill(gap), worthALook });
  });

  it.each([0, 1, 3, 4])('finds nothing when all is worth %i', (worth) => {
    const answers = softSkillItems.map(({ reversed }) => (reversed ? 4 - worth : worth));
    expect(compareAnswers(answers)).toEqual({ gaps: everySkill(0), worthALook: [] });
  });

  it('names only the skill whose answers disagree', () => {
    const answers = softSkillItems.map(({ skill, reversed }) => (reversed && skill !== 'teamWork' ? 1 : 3));
    expect(compareAnswers(answers)).toEqual({ gaps: { ...everySkill(0), teamWork: 2 }, worthALook: ['teamWork'] });
  });

  it('is no part of the result, and lies between 0 and 4', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        for (const gap of Object.values(compareAnswers(answers).gaps)) {
          expect(gap).toBeGreaterThanOrEqual(0);
          expect(gap).toBeLessThanOrEqual(4);
        }
        expect(Object.keys(softSkillsQuiz.score(answers)).toSorted()).toEqual(
          [...softSkills, 'totalPoints', 'level'].toSorted(),
        );
      }),
    );
  });
});
