import { describe, expect, test } from 'vitest';
import { isWhole } from './is-whole.ts';
import { listWaiting } from './list-waiting.ts';

const row = (place: number, count = 1, kind = 'pipeline.new') => ({
  kind,
  count,
  more: false,
  since: new Date(place),
  until: null,
});
const rows = (length: number, count?: number) => Array.from({ length }, (_, place) => row(place, count));

describe('what waits is known as a whole', () => {
  test.each([
    ['while there is nothing', [], true],
    ['with several in one place', [row(0, 3), row(1, 96)], true],
    ['with as many of a kind as are listed', rows(50), true],
    ['not with more of a kind than are listed', rows(51), false],
    ['not when more wait in one place than are counted', [row(0, 100)], false],
    ['not when more wait in all than are counted', rows(20, 5), false],
    ['not when what is left out could be of several kinds', [...rows(60), row(1, 1, 'projects.draft')], false],
  ] as const)('%s', (_, found, expected) => {
    const { items, total } = listWaiting(found);
    expect(isWhole({ items, total } as never)).toBe(expected);
  });
});
