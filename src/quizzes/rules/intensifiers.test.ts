import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readIntensifiers } from '#quizzes/rules/intensifiers.ts';
import { type QuizKey, quizKeys } from '#quizzes/rules/quiz.ts';

test.each<[string, QuizKey[], { activeCount: number; opensApplications: boolean; complete: boolean }]>([
  ['nothing', [], { activeCount: 0, opensApplications: false, complete: false }],
  ['soft skills alone', ['softSkills'], { activeCount: 1, opensApplications: false, complete: false }],
  [
    'the three that applying asks for',
    ['motivators', 'personality', 'culture'],
    { activeCount: 3, opensApplications: true, complete: false },
  ],
  ['all four', [...quizKeys], { activeCount: 4, opensApplications: true, complete: true }],
])('TST-06 intensifiers of %s', (_, finished, expected) => {
  expect(readIntensifiers(finished)).toMatchObject(expected);
});

test('TST-06 each finished test activates its own intensifier, in whatever order and however often it was finished', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...quizKeys)), (finished) => {
      const { each, activeCount } = readIntensifiers(finished);
      expect(each.filter(({ active }) => active).map(({ quiz }) => quiz)).toEqual(
        quizKeys.filter((quiz) => finished.includes(quiz)),
      );
      expect(activeCount).toBe(new Set(finished).size);
      expect(readIntensifiers(finished.toReversed())).toEqual(readIntensifiers(finished));
    }),
  );
});
