import { expect, test } from 'vitest';
import { describePage, readReport } from './failure-report.ts';

test.each([
  ['/my-projects/pipeline/0192f0c1-7a5e-7c2b-9a53-1d2f3a4b5c6d', '/my-projects/pipeline/…'],
  ['/workspace/invite-view/zL9-_x81kQ0aa/0192f0c1-7a5e-7c2b-9a53-1d2f3a4b5c6d', '/workspace/invite-view/…/…'],
  ['/squadMember-viewProfile', '/squadMember-viewProfile'],
  ['/inhouse-budget/0192f0c1-7a5e-7c2b-9a53-1d2f3a4b5c6d/0', '/inhouse-budget/…/0'],
  ['/workspace/invite-view/zLqkRTaBcDeFgHiJkLmNoPqRsTuVwXyZ', '/workspace/invite-view/…'],
  ['/signup-admin/ABCDEFGH', '/signup-admin/…'],
  ['/', '/'],
])('GEN-01 the page %s is reported as %s', (path, described) => {
  expect(describePage(path)).toBe(described);
});

test('GEN-01 an address without a report opens no form, and a made-up one is bounded', () => {
  expect(readReport({})).toBeNull();
  expect(readReport({ report: '' })).toBeNull();
  expect(readReport({ report: 3 })).toBeNull();
  expect(readReport({ report: '/jobs', tried: 'x'.repeat(900), request: 7 })).toEqual({
    page: '/jobs',
    tried: 'x'.repeat(200),
    request: undefined,
  });
});
