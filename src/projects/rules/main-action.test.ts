import { expect, test } from 'vitest';
import { mainActionOf } from './main-action.ts';
import { positionStates, projectStatuses } from './terms.ts';

const open = { status: 'inRecruitment', state: 'open', isIncomplete: false, remaining: 0 } as const;
const everything = { edit: true, tell: true, post: true };
const nothing = { edit: false, tell: false, post: false };

test.each([
  ['is open', open, everything, 'share'],
  ['is open, for somebody who only reads', open, nothing, 'share'],
  [
    'is under review and lacks something',
    { ...open, status: 'underReview', isIncomplete: true },
    everything,
    'complete',
  ],
  ['is under review and complete', { ...open, status: 'underReview' }, everything, null],
  [
    'is under review and lacks something, for a reader',
    { ...open, status: 'ownerOnboarding', isIncomplete: true },
    nothing,
    null,
  ],
  ['lacks something in recruitment', { ...open, isIncomplete: true }, everything, 'share'],
  ['is hidden', { ...open, state: 'hidden' }, everything, 'show'],
  ['is hidden, for a reader', { ...open, state: 'hidden' }, nothing, null],
  ['is closed', { ...open, state: 'closed' }, everything, 'reopen'],
  ['is filled and not everybody was told', { ...open, state: 'filled', remaining: 2 }, everything, 'tellRemaining'],
  [
    'is filled, for somebody who may not tell',
    { ...open, state: 'filled', remaining: 2 },
    { ...everything, tell: false },
    'postAgain',
  ],
  ['is filled and everybody was told', { ...open, status: 'ongoing', state: 'filled' }, everything, 'postAgain'],
  ['is filled, for a reader', { ...open, state: 'filled', remaining: 2 }, nothing, null],
  ['is of a canceled project', { ...open, status: 'canceled', state: 'closed' }, everything, 'postAgain'],
  ['is of a finished project', { ...open, status: 'finished', state: 'filled', remaining: 3 }, everything, 'postAgain'],
] as const)('a vacancy that %s', (_, vacancy, may, expected) => {
  expect(mainActionOf(vacancy, may)).toBe(expected);
});

test('no state leaves somebody who may do everything without an action, except a complete vacancy under review', () => {
  const without = projectStatuses.flatMap((status) =>
    positionStates
      .filter((state) => mainActionOf({ ...open, status, state }, everything) === null)
      .map((state) => [status, state]),
  );
  expect(new Set(without.map(([, state]) => state))).toEqual(new Set(['open', 'removed']));
});
