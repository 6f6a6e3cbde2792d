import { expect, it } from 'vitest';
import { readBoardCursor, readCursor, writeBoardCursor, writeCursor } from './board-cursor.ts';

const place = { micros: '1763692487123456', id: '0199a1b2-0000-7000-8000-000000000001' };

it('JOB-01 reads back what it wrote', () => expect(readCursor(writeCursor(place))).toEqual(place));

it.each([
  '',
  '1',
  '_',
  'x_0199a1b2-0000-7000-8000-000000000001',
  '99999999999999999_0199a1b2-0000-7000-8000-000000000001',
  `1_${place.id}'`,
])('JOB-01 refuses the cursor %j', (cursor) => expect(readCursor(cursor)).toBeNull());

it.each([
  { tier: null, corrected: null },
  { tier: null, corrected: 'programação' },
  { tier: 'title', corrected: null },
  { tier: 'tags', corrected: 'C++ & Go' },
] as const)('JOB-01 reads back %j with the place', (further) =>
  expect(readBoardCursor(writeBoardCursor({ place, ...further }))).toEqual({ place, ...further }),
);

it.each([`company~${writeCursor(place)}`, `~${writeCursor(place)}`, 'title~', 'title~x.y'])(
  'JOB-01 refuses the cursor %j of a search',
  (cursor) => expect(readBoardCursor(cursor)).toBeNull(),
);
