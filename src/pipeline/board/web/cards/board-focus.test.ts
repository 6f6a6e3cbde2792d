import { expect, it } from 'vitest';
import type { Board } from '#pipeline/candidates/schemas.ts';
import { neighbourOf } from './board-focus.ts';

const columns = [
  { stage: 'new', cards: [{ applicationId: 'a' }, { applicationId: 'b' }, { applicationId: 'c' }] },
  { stage: 'qualify', cards: [] },
  { stage: 'offered', cards: [{ applicationId: 'd' }] },
] as Board['columns'];

it.each([
  ['a', 'ArrowDown', { stage: 'new', index: 1 }],
  ['a', 'ArrowUp', null],
  ['c', 'ArrowDown', null],
  ['c', 'ArrowRight', { stage: 'offered', index: 0 }],
  ['d', 'ArrowLeft', { stage: 'new', index: 0 }],
  ['a', 'ArrowLeft', null],
  ['b', 'End', { stage: 'new', index: 2 }],
  ['b', 'x', null],
  ['nobody', 'ArrowDown', null],
])('from %s by %s to %j', (from, key, to) => {
  expect(neighbourOf(columns, from, key)).toEqual(to);
});
