import { expect, it } from 'vitest';
import { missingToApply, requiredTests } from '#applications/rules/eligibility.ts';
import { emptyProfile } from '#profiles/rules/profile.ts';
import { quizzes } from '#quizzes/rules/quiz-registry.ts';
import { stepMinutes, threadOf, threadSteps } from './thread-steps.ts';

const nothing = missingToApply({ profile: emptyProfile(), finishedTests: [], minimumScore: 0 });

it('JOB-03 begins with the profile, goes on with the tests and ends with the e-mail', () => {
  expect(threadOf(nothing, false)).toMatchObject({ next: 'myProfile', doneCount: 0, minutesLeft: 31 });
  const tests = nothing.filter(({ section }) => section === 'tests');
  expect(threadOf(tests, false)).toMatchObject({ next: 'personality', doneCount: 5, minutesLeft: 21 });
  expect(threadOf(tests.slice(1), true)).toMatchObject({ next: 'culture', doneCount: 7, minutesLeft: 13 });
  expect(threadOf([], false)).toMatchObject({ next: 'email', doneCount: 8, minutesLeft: 1 });
  expect(threadOf([], true)).toMatchObject({ next: null, doneCount: threadSteps.length, minutesLeft: 0 });
});

it('JOB-03 counts a higher score as a piece of the section that earns it', () => {
  const low = [{ code: 'profileScore', section: 'educations' } as const];
  expect(threadOf(low, true)).toMatchObject({ next: 'experiences', doneCount: 8 });
});

it.each(requiredTests)('TST-01 estimates %s as the test itself does', (quiz) => {
  expect(stepMinutes[quiz]).toBe(quizzes[quiz].minutes);
});
