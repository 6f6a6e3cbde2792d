import { expect, test } from 'vitest';
import { isOverdueBoleto, lastWordAt } from './order-states.ts';

test.each([
  ['pix', '2026-07-10T15:30:00-03:00', '2026-07-10T15:30:00-03:00'],
  ['card', '2026-07-10T15:30:00-03:00', '2026-07-10T15:30:00-03:00'],
  // Due on a Friday, on the eve of a holiday, and on that of one of the operator’s own.
  ['boleto', '2026-07-10T23:59:59-03:00', '2026-07-14T23:59:59-03:00'],
  ['boleto', '2026-09-04T23:59:59-03:00', '2026-09-09T23:59:59-03:00'],
  ['boleto', '2026-07-15T23:59:59-03:00', '2026-07-20T23:59:59-03:00'],
] as const)('CHK-04 whether a %s that can be paid until %s was paid is known by %s', (method, expiresAt, known) => {
  const holidays = new Set(['2026-07-16']);
  expect(lastWordAt({ method, expiresAt: new Date(expiresAt) }, holidays)).toEqual(new Date(known));
});

test.each([
  ['boleto', 'open', '2026-07-11T00:00:00-03:00', true],
  ['boleto', 'open', '2026-07-10T23:59:58-03:00', false],
  ['boleto', 'processing', '2026-07-11T00:00:00-03:00', false],
  ['card', 'open', '2026-07-11T00:00:00-03:00', false],
] as const)('CHK-04 a %s that is %s at %s is an overdue boleto: %s', (method, state, now, is) => {
  const expiresAt = new Date('2026-07-10T23:59:59-03:00');
  expect(isOverdueBoleto({ method, state, expiresAt }, new Date(now))).toBe(is);
});
