import { expect, test } from 'vitest';
import { memberStatus } from './member-status.ts';

const now = new Date('2026-11-21T12:00:00Z');
const before = new Date(now.getTime() - 1);
const after = new Date(now.getTime() + 1);

test.each([
  ['invitation', after, 'sent'],
  ['invitation', now, 'expired'],
  ['member', null, 'accepted'],
  ['member', after, 'accepted'],
  ['member', now, 'ended'],
  ['member', before, 'ended'],
] as const)('WSP-01 the status of a %s that ends at %s is %s', (kind, endsAt, status) => {
  expect(memberStatus(kind, endsAt, now)).toBe(status);
});
