import { expect, it } from 'vitest';
import { entranceReason } from './entrance-reason.ts';

it.each([
  [null, false, null],
  [null, true, 'application'],
  ['/my-projects?tab=all', false, 'page'],
  ['/my-projects', true, 'application'],
  ['/squadMember-viewProfile', false, 'professionals'],
  ['/squadMember-viewProfile/7?as=company', false, 'professionals'],
  ['/squadMember-viewProfiles', false, 'page'],
  ['/opportunities', false, 'suitable'],
  ['//evil.example', false, null],
] as const)('SES-06 the page %j and a wanted job (%j) are the reason %j', (address, wantsJob, reason) => {
  expect(entranceReason(address, wantsJob)).toBe(reason);
});
