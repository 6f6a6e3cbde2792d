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

it.each([null, 'programação', 'C++ & Go'])('JOB-01 reads back the words %j with the place', (corrected) =>
  expect(readBoardCursor(writeBoardCursor(place, corrected))).toEqual({ place, corrected }),
);
