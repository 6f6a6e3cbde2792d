import { expect, it } from 'vitest';
import { quizKeys } from '#quizzes/rules/quiz.ts';
import type { TestOverview } from '../api.ts';
import { nextTest } from './test-step.ts';

type State = TestOverview['state'] | 'retaken';

/** The four tests in these states, in their order. */
function testsIn(...states: readonly State[]): TestOverview[] {
  return states.map((state, index) => ({
    quiz: quizKeys[index]!,
    minutes: 5,
    state: state === 'retaken' ? 'inProgress' : state,
    answeredSteps: 0,
    stepCount: 10,
    finishedAt: state === 'finished' || state === 'retaken' ? '2026-11-01T12:00:00.000Z' : null,
    retakeAllowedAt: null,
  }));
}

it.each<[string, State[], string | null]>([
  ['the first one of a newcomer', ['notStarted', 'notStarted', 'notStarted', 'notStarted'], 'personality'],
  ['one that was begun before others', ['notStarted', 'notStarted', 'inProgress', 'notStarted'], 'motivators'],
  ['the first one that is open', ['finished', 'notStarted', 'finished', 'notStarted'], 'culture'],
  ['none that has a result already', ['retaken', 'finished', 'finished', 'notStarted'], 'softSkills'],
  ['none when all are done', ['finished', 'retaken', 'finished', 'finished'], null],
])('TST-01 the next test is %s', (_, states, quiz) => {
  expect(nextTest(testsIn(...states))?.quiz ?? null).toBe(quiz);
});
