import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { quizKeys } from '#quizzes/rules/quiz.ts';
import { isTopProfessional, metCriteria, RECENT_DAYS, topCriteria, type TopFacts } from './top-professional.ts';

const now = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const top: TopFacts = {
  score: 100,
  finishedTests: ['personality', 'culture', 'motivators'],
  isAvailable: true,
  activeAt: daysAgo(1),
};

describe('JOB-06 the top professional stamp', () => {
  it('requires a complete profile, three tests, availability and activity within 30 days', () => {
    expect(metCriteria(top, now)).toEqual([...topCriteria]);
    expect(isTopProfessional(top, now)).toBe(true);
  });

  it.each<[string, Partial<TopFacts>, string]>([
    ['a point short of Champion', { score: 99 }, 'champion'],
    ['a test that is missing', { finishedTests: ['personality', 'culture', 'softSkills'] }, 'tests'],
    ['somebody who is not available', { isAvailable: false }, 'available'],
    ['a moment more than 30 days of silence', { activeAt: new Date(daysAgo(RECENT_DAYS).getTime() - 1) }, 'recent'],
  ])('is not given to %s', (_, change, missing) => {
    const facts = { ...top, ...change };
    expect(isTopProfessional(facts, now)).toBe(false);
    expect(metCriteria(facts, now)).toEqual(topCriteria.filter((criterion) => criterion !== missing));
  });

  it('still applies at the last moment of the thirtieth day', () => {
    expect(isTopProfessional({ ...top, activeAt: daysAgo(RECENT_DAYS) }, now)).toBe(true);
  });

  test('is never lost when something is added', () => {
    const facts = fc.record({
      score: fc.integer({ min: 0, max: 100 }),
      finishedTests: fc.subarray([...quizKeys]),
      isAvailable: fc.boolean(),
      activeAt: fc.integer({ min: 0, max: 60 }).map(daysAgo),
    });
    fc.assert(
      fc.property(facts, fc.constantFrom(...quizKeys), fc.nat(100), (one, added, points) => {
        const more = {
          score: Math.min(100, one.score + points),
          finishedTests: [...one.finishedTests, added],
          isAvailable: true,
          activeAt: now,
        };
        for (const criterion of metCriteria(one, now)) expect(metCriteria(more, now)).toContain(criterion);
      }),
    );
  });
});
