import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { softSkillItems } from '#quizzes/content/soft-skill-items.ts';
import { softSkillBandOf, softSkillLevelOf } from '#quizzes/rules/soft-skills/soft-skill-level.ts';
import { softSkillLevels, softSkills } from '#quizzes/rules/soft-skills/soft-skill.ts';
import { softSkillsQuiz } from '#quizzes/rules/soft-skills/soft-skills.ts';

const steps = softSkillItems.map((_, step) => step);
const anyAnswers = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 30, maxLength: 30 });

/** Answers that score the given value for every skill. */
const worthAll = (worth: number) => softSkillItems.map(({ reversed }) => (reversed ? 4 - worth : worth));

describe('TST-05 the score of soft skills', () => {
  it('has thirty steps, version 1 and takes six minutes', () => {
    expect(softSkillsQuiz).toMatchObject({ key: 'softSkills', version: 1, minutes: 6, stepCount: 30 });
  });

  it.each([
    [0, 0, 'learner'],
    [1, 25, 'learner'],
    [2, 50, 'beginner'],
    [3, 75, 'leader'],
    [4, 100, 'mentor'],
  ])('answers worth %i throughout give %i points: %s', (worth, points, level) => {
    const each = Object.fromEntries(softSkills.map((skill) => [skill, points]));
    expect(softSkillsQuiz.score(worthAll(worth))).toEqual({ ...each, totalPoints: points, level });
  });

  it('turns reversed statements: "always" throughout is no full score', () => {
    const { totalPoints, level } = softSkillsQuiz.score(steps.map(() => 4));
    expect({ totalPoints, level }).toEqual({ totalPoints: 66.7, level: 'leader' });
  });

  it('counts a skill by its own six statements, to one decimal', () => {
    const answers = worthAll(0);
    const first = softSkillItems.findIndex(({ skill, reversed }) => skill === 'purpose' && !reversed);
    answers[first] = 1;
    expect(softSkillsQuiz.score(answers)).toMatchObject({ innovation: 0, purpose: 4.2, teamWork: 0, totalPoints: 0.8 });
  });

  it.each([
    [0, 'learner', 'low'],
    [37.4, 'learner', 'low'],
    [37.5, 'beginner', 'middle'],
    [62.4, 'beginner', 'middle'],
    [62.5, 'leader', 'high'],
    [87.4, 'leader', 'high'],
    [87.5, 'mentor', 'high'],
    [100, 'mentor', 'high'],
  ])('%d points are %s, and %s for one skill', (points, level, band) => {
    expect([softSkillLevelOf(points), softSkillBandOf(points)]).toEqual([level, band]);
  });

  it('stays between 0 and 100; the total is the mean of the five as shown, and gives the level', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const result = softSkillsQuiz.score(answers);
        for (const skill of softSkills) {
          expect(result[skill]).toBeGreaterThanOrEqual(0);
          expect(result[skill]).toBeLessThanOrEqual(100);
        }
        const mean = softSkills.reduce((sum, skill) => sum + result[skill], 0) / 5;
        expect(result.totalPoints).toBe(Number(mean.toFixed(1)));
        expect(result.level).toBe(softSkillLevelOf(result.totalPoints));
      }),
    );
  });

  it('never falls by a better answer, and moves no other skill', () => {
    fc.assert(
      fc.property(anyAnswers, fc.constantFrom(...steps), (answers, step) => {
        const { skill, reversed } = softSkillItems[step]!;
        const better = answers.with(step, Math.min(4, Math.max(0, answers[step]! + (reversed ? -1 : 1))));
        const [before, after] = [softSkillsQuiz.score(answers), softSkillsQuiz.score(better)];
        if (better[step] === answers[step]) expect(after).toEqual(before);
        else expect(after[skill]).toBeGreaterThan(before[skill]);
        for (const other of softSkills) if (other !== skill) expect(after[other]).toBe(before[other]);
        expect(after.totalPoints).toBeGreaterThanOrEqual(before.totalPoints);
        expect(softSkillLevels.indexOf(after.level)).toBeGreaterThanOrEqual(softSkillLevels.indexOf(before.level));
      }),
    );
  });

  it('does not depend on which statement of a skill had which answer', () => {
    fc.assert(
      fc.property(anyAnswers, fc.constantFrom(...steps), fc.constantFrom(...steps), (answers, one, other) => {
        const [first, second] = [softSkillItems[one]!, softSkillItems[other]!];
        fc.pre(first.skill === second.skill);
        const turned = first.reversed === second.reversed ? (answer: number) => answer : (answer: number) => 4 - answer;
        const swapped = answers.with(one, turned(answers[other]!)).with(other, turned(answers[one]!));
        expect(softSkillsQuiz.score(swapped)).toEqual(softSkillsQuiz.score(answers));
      }),
    );
  });

  it.each([0, 1, 2, 3, 4])('takes %i as an answer of every step', (answer) => {
    for (const step of steps) expect(softSkillsQuiz.readStep(step, answer)).toBe(answer);
  });

  it.each([
    [0, 5],
    [0, -1],
    [0, 1.5],
    [0, Number.NaN],
    [0, '3'],
    [0, true],
    [0, null],
    [0, undefined],
    [0, [3]],
    [30, 3],
    [-1, 3],
    [0.5, 3],
  ])('refuses at step %d the answer %j', (step, value) => expect(softSkillsQuiz.readStep(step, value)).toBeNull());

  it.each([
    ['one is missing', worthAll(3).slice(1)],
    ['there is one too many', [...worthAll(3), 2]],
    ['one is out of range', worthAll(3).with(7, 5)],
    ['there are only holes', Array.from<number>({ length: 30 })],
    ['there is none', []],
  ])('throws when %s', (_, answers) => expect(() => softSkillsQuiz.score(answers)).toThrow(RangeError));
});
