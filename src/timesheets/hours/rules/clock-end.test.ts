import { expect, test } from 'vitest';
import { clockEnd } from './clock-end.ts';

test.each([
  ['a free day', '2026-03-10T12:00:00Z', 0, '2026-03-10T20:00:00Z', false],
  ['six hours behind', '2026-03-10T18:00:00Z', 360, '2026-03-10T20:00:00Z', false],
  ['the evening', '2026-03-11T01:00:00Z', 0, '2026-03-11T03:00:00Z', true],
  ['the cap at midnight', '2026-03-11T01:00:00Z', 360, '2026-03-11T03:00:00Z', true],
  ['the cap before midnight', '2026-03-11T01:00:00Z', 420, '2026-03-11T02:00:00Z', false],
  ['nothing left', '2026-03-10T12:00:00Z', 480, '2026-03-10T12:00:00Z', false],
])('TIM-01 a clock started on %s', (_name, start, minutes, end, continues) => {
  expect(clockEnd(new Date(start), 'America/Sao_Paulo', minutes)).toEqual({ endsAt: new Date(end), continues });
});
