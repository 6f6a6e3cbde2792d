import { expect, test } from 'vitest';
import { noteOwnChange, versionNow } from './own-versions.ts';

test.each([
  ['nothing changed', [], 3, 3],
  ['the own change of this version', [[3, 4]], 3, 4],
  [
    'two own changes, composed before both',
    [
      [3, 4],
      [4, 5],
    ],
    3,
    5,
  ],
  [
    'two own changes, composed between them',
    [
      [3, 4],
      [4, 5],
    ],
    4,
    5,
  ],
  [
    'composed after both',
    [
      [3, 4],
      [4, 5],
    ],
    5,
    5,
  ],
  ['somebody else’s change before the own one', [[3, 5]], 3, 3],
  [
    'somebody else’s change between two own ones',
    [
      [3, 4],
      [5, 6],
    ],
    3,
    3,
  ],
] as const)('TSK-04 the version of a change that follows at once: %s', (name, changes, seen, sent) => {
  for (const [before, after] of changes) noteOwnChange(name, before, after);
  expect(versionNow(name, seen)).toBe(sent);
});
