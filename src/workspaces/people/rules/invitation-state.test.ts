import { expect, test } from 'vitest';
import { shownInvitationState } from './invitation-state.ts';

const now = new Date('2026-11-21T12:00:00Z');
const tomorrow = new Date(now.getTime() + 86_400_000);

test.each([
  ['sent', tomorrow, 'sent'],
  ['sent', now, 'expired'],
  ['accepted', now, 'accepted'],
  ['cancelled', now, 'cancelled'],
] as const)('WSP-05 a %s invitation whose link ends at %s is shown as %s', (state, expiresAt, shown) => {
  expect(shownInvitationState({ state, expiresAt }, now)).toBe(shown);
});
