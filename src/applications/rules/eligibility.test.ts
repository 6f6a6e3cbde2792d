import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeProfile } from '#profiles/rules/complete-profile.ts';
import { emptyProfile } from '#profiles/rules/profile.ts';
import { positionStates, projectStatuses } from '#projects/rules/terms.ts';
import { quizKeys } from '#quizzes/rules/quiz.ts';
import { MAXIMUM_APPLICATIONS, missingToApply, refuseApplication, requiredTests } from './eligibility.ts';
import { applicationStates, stages } from './stages.ts';

const ready = { profile: completeProfile(), finishedTests: [...requiredTests], minimumScore: 0 };
const codes = (eligibility: Parameters<typeof missingToApply>[0]) =>
  missingToApply(eligibility).map(({ code }) => code);
const own = { stage: 'new', state: 'active', times: 1 } as const;
const withdrawn = { ...own, state: 'withdrawn' } as const;

describe('who may apply', () => {
  it.each([
    ['all done', ready, []],
    ['no test', { ...ready, finishedTests: [] }, ['personalityTest', 'cultureTest', 'motivatorsTest']],
    [
      'only the fourth test',
      { ...ready, finishedTests: ['softSkills' as const] },
      ['personalityTest', 'cultureTest', 'motivatorsTest'],
    ],
    ['one test less', { ...ready, finishedTests: ['personality' as const, 'motivators' as const] }, ['cultureTest']],
    ['no hard skill', { ...ready, profile: { ...ready.profile, skills: [] } }, ['hardSkill']],
    ['no score asked for', { ...ready, profile: { ...ready.profile, certifications: [] } }, []],
  ])('JOB-03 R-15: %s', (_, eligibility, expected) => {
    expect(codes(eligibility)).toEqual(expected);
  });

  it('JOB-03 R-15: the score threshold is required as well, before the tests', () => {
    const profile = { ...emptyProfile(), displayName: 'Iara' };
    const missing = codes({ profile, finishedTests: [], minimumScore: 80 });
    expect(missing.indexOf('profileScore')).toBe(missing.indexOf('personalityTest') - 1);
    expect(codes({ ...ready, minimumScore: 100 })).toEqual([]);
  });

  it('JOB-03 soft skills never decide', () => {
    const tests = fc.uniqueArray(fc.constantFrom(...quizKeys));
    const property = fc.property(tests, (finishedTests) => {
      const without = finishedTests.filter((quiz) => quiz !== 'softSkills');
      return codes({ ...ready, finishedTests }).join() === codes({ ...ready, finishedTests: without }).join();
    });
    expect(fc.check(property).failed).toBe(false);
  });

  it.each([
    ['open', null, true, null],
    ['open', null, false, 'ineligible'],
    ['closed', null, true, 'positionClosed'],
    ['hidden', null, false, 'positionClosed'],
    ['open', own, true, 'alreadyApplied'],
    ['closed', own, false, 'alreadyApplied'],
    ['open', withdrawn, true, null],
    ['open', { ...withdrawn, times: MAXIMUM_APPLICATIONS }, true, 'appliedTooOften'],
    ['open', { ...own, stage: 'disqualified' }, true, 'disqualified'],
    ['open', { ...own, stage: 'hired', state: 'withdrawn' }, true, 'alreadyApplied'],
    ['open', { ...own, state: 'closed' }, true, 'processClosed'],
  ] as const)('JOB-03 a vacancy that is %s and %j, ready %s: %s', (position, before, isReady, expected) => {
    expect(refuseApplication({ position, project: 'inRecruitment' }, before, isReady)).toBe(expected);
  });

  it('JOB-03 PRJ-02 a project under review takes no applications, whoever is ready', () => {
    const vacancy = { position: 'open', project: 'underReview' } as const;
    expect([true, false].map((isReady) => refuseApplication(vacancy, null, isReady))).toEqual([
      'underReview',
      'underReview',
    ]);
    expect(refuseApplication(vacancy, own, true)).toBe('alreadyApplied');
  });

  it('JOB-03 only an open vacancy accepts an application, and only from somebody eligible', () => {
    const before = fc.option(
      fc.record({
        stage: fc.constantFrom(...stages),
        state: fc.constantFrom(...applicationStates),
        times: fc.integer({ min: 1, max: 5 }),
      }),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...positionStates),
        fc.constantFrom(...projectStatuses),
        before,
        fc.boolean(),
        (position, project, application, isReady) => {
          if (refuseApplication({ position, project }, application, isReady) !== null) return;
          expect([position, isReady, application?.state ?? 'withdrawn']).toEqual(['open', true, 'withdrawn']);
          expect(project).not.toBe('underReview');
        },
      ),
    );
  });
});
