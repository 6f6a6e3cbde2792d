import { expect, test } from 'vitest';
import { entryMoves, entryStates, entrySteps, stateAfter, statesOfStatus, timesheetStatuses } from './entry-life.ts';

test.each([
  ['pending', 'contested', 'contested'],
  ['pending', 'approved', 'payable'],
  ['pending', 'silent', 'payable'],
  ['pending', 'held', 'held'],
  ['pending', 'ruledPayable', null],
  ['pending', 'paid', null],
  ['contested', 'contested', null],
  ['contested', 'answered', 'contested'],
  ['contested', 'contestCanceled', 'pending'],
  ['contested', 'approved', null],
  ['contested', 'silent', null],
  ['contested', 'held', 'held'],
  ['held', 'contested', null],
  ['held', 'approved', null],
  ['held', 'ruledPayable', 'payable'],
  ['held', 'ruledRefused', 'refused'],
  ['payable', 'contested', null],
  ['payable', 'held', null],
  ['payable', 'paid', 'paid'],
  ['refused', 'ruledPayable', null],
  ['refused', 'paid', null],
  ['paid', 'contested', null],
  ['paid', 'paid', null],
] as const)('TIM-03 %s → %s → %s', (state, step, expected) => {
  expect(stateAfter(state, step)).toBe(expected);
});

test('TIM-03 every step has one row, and no way leads twice through payable', () => {
  expect(entryMoves.map(({ step }) => step)).toEqual([...entrySteps]);
  const reached = (from: (typeof entryStates)[number]) =>
    entrySteps.map((step) => stateAfter(from, step)).filter((state) => state !== null && state !== from);
  expect(reached('payable')).toEqual(['paid']);
  expect(reached('paid')).toEqual([]);
  expect(reached('refused')).toEqual([]);
});

test('TIM-02 every state stands in exactly one status of the timesheet', () => {
  expect(timesheetStatuses.flatMap(statesOfStatus).toSorted()).toEqual([...entryStates].toSorted());
});
