import { expect, it } from 'vitest';
import { dayAfterKey } from './calendar-keys.ts';

it.each([
  ['2026-03-01', 'ArrowLeft', '2026-02-28'],
  ['2026-03-31', 'ArrowRight', '2026-04-01'],
  ['2026-03-03', 'ArrowUp', '2026-02-24'],
  ['2026-12-28', 'ArrowDown', '2027-01-04'],
  ['2026-11-25', 'Home', '2026-11-22'],
  ['2026-11-25', 'End', '2026-11-28'],
  ['2026-03-31', 'PageUp', '2026-02-28'],
  ['2028-01-31', 'PageDown', '2028-02-29'],
  ['2026-12-15', 'PageDown', '2027-01-15'],
  ['2026-01-15', 'PageUp', '2025-12-15'],
  ['2026-03-01', 'x', null],
])('from %s %s leads to %s', (date, key, to) => expect(dayAfterKey(date, key)).toBe(to));
