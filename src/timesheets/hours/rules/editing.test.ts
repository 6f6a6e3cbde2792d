import { expect, test } from 'vitest';
import { type EditedEntry, editingOf } from './editing.ts';
import { entryStates } from './entry-life.ts';

const now = new Date('2026-03-10T15:00:00Z');
const entry: EditedEntry = {
  state: 'pending',
  localDate: '2026-03-10',
  deadlineAt: new Date('2026-04-07T02:59:59Z'),
  adjustedAt: null,
};
const editing = (change: Partial<EditedEntry>) => editingOf({ ...entry, ...change }, { today: '2026-03-10', now });

test.each([
  ['today', {}, 'freely'],
  ['three days ago', { localDate: '2026-03-07' }, 'freely'],
  ['four days ago', { localDate: '2026-03-06' }, 'tooLate'],
  ['adjusted', { adjustedAt: now }, 'shorten'],
  ['adjusted, four days ago', { adjustedAt: now, localDate: '2026-03-06' }, 'shorten'],
  ['adjusted, at its deadline', { adjustedAt: now, deadlineAt: now }, 'shorten'],
  ['adjusted, past its deadline', { adjustedAt: now, deadlineAt: new Date('2026-03-10T14:59:59Z') }, 'entryLocked'],
] as [string, Partial<EditedEntry>, string][])('TIM-01 hours of %s', (_name, change, expected) => {
  expect(editing(change)).toBe(expected);
});

test.each(entryStates.filter((state) => state !== 'pending'))('TIM-01 nobody edits %s hours', (state) => {
  expect(editing({ state })).toBe('entryLocked');
  expect(editing({ state, adjustedAt: now })).toBe('entryLocked');
});
