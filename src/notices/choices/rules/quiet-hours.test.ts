import { expect, it } from 'vitest';
import { quietFor } from './quiet-hours.ts';

const at = (hour: number, minute = 0) => hour * 60 + minute;
const night = { from: at(22), until: at(7) };

it.each([
  [night, at(21, 59), 0],
  [night, at(22), 9 * 60],
  [night, at(0), 7 * 60],
  [night, at(6, 59), 1],
  [night, at(7), 0],
  [{ from: at(12), until: at(13) }, at(12, 30), 30],
  [{ from: at(12), until: at(13) }, at(13), 0],
  // From and until the same minute: never.
  [{ from: at(9), until: at(9) }, at(9), 0],
])('GEN-09 in quiet hours of %o a mail of minute %i waits %i minutes', (hours, minute, waits) => {
  expect(quietFor(hours, minute)).toBe(waits);
});
