import { expect, test } from 'vitest';
import { findReportProblem } from './provider-reports.ts';

test.each([
  ['exactly', 100_00, 'BRL', null],
  ['exactly', 99_99, 'BRL', 'otherAmount'],
  ['exactly', 100_01, 'BRL', 'otherAmount'],
  ['exactly', 0, 'BRL', 'otherAmount'],
  ['exactly', 100_00, 'USD', 'otherCurrency'],
  ['exactly', 100_00, 'JPY', 'otherCurrency'],
  ['exactly', 100_00, 'brl', 'otherCurrency'],
  ['atMost', 100_00, 'BRL', null],
  ['atMost', 1, 'BRL', null],
  ['atMost', 0, 'BRL', 'otherAmount'],
  ['atMost', -1, 'BRL', 'otherAmount'],
  ['atMost', 100_01, 'BRL', 'tooMuch'],
  ['atMost', 55_00, 'USD', 'otherCurrency'],
] as const)(
  'CHK-04 where R$ 100 are expected, %s, a report of %i cents in %s is %s',
  (bound, cents, currency, problem) => {
    expect(findReportProblem({ cents, currency }, { cents: 100_00, currency: 'BRL' }, bound)).toBe(problem);
  },
);
