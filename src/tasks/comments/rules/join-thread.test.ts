import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinThread } from './join-thread.ts';

const at = (second: number) => ({ at: new Date(Date.UTC(2026, 2, 2, 12, 0, second)).toISOString() });

test('TSK-04 comments and feedback stand in one thread by time, feedback before what was written in its moment', () => {
  const [early, same, late] = [at(1), at(2), at(3)];
  const feedback = { ...at(2), verdict: 'adjust' };
  expect(joinThread([late, early, same], [feedback]).map(({ comment, review }) => comment ?? review)).toEqual([
    early,
    feedback,
    same,
    late,
  ]);
});

test('TSK-04 a thread loses and doubles nothing', () => {
  const some = fc.array(fc.integer({ min: 0, max: 50 }).map(at));
  fc.assert(
    fc.property(some, some, (comments, reviews) => {
      const joined = joinThread(comments, reviews);
      expect(joined).toHaveLength(comments.length + reviews.length);
      expect(new Set(joined.map(({ comment, review }) => comment ?? review))).toEqual(
        new Set([...comments, ...reviews]),
      );
    }),
  );
});
