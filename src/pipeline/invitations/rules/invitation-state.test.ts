import { describe, expect, it } from 'vitest';
import { invitationState, linkState, vacancyObstacle } from './invitation-state.ts';

const createdAt = new Date('2026-03-01T12:00:00Z');
const nothing = { createdAt, withdrawnAt: null, declinedAt: null, answeredAt: null };
const later = new Date('2026-03-10T12:00:00Z');
const now = new Date('2026-03-20T12:00:00Z');

describe('the state of an invitation', () => {
  it.each([
    ['invited', nothing, now],
    ['invited', nothing, new Date('2026-04-30T11:59:59Z')],
    ['lapsed', nothing, new Date('2026-04-30T12:00:00Z')],
    ['declined', { ...nothing, declinedAt: later }, now],
    ['withdrawn', { ...nothing, declinedAt: later, withdrawnAt: later }, now],
    ['applied', { ...nothing, answeredAt: later, withdrawnAt: later }, new Date('2027-01-01T00:00:00Z')],
  ] as const)('is %s', (state, moments, at) => expect(invitationState(moments, at)).toBe(state));
});

describe('what stands in the way of an invitation', () => {
  it.each([
    [null, 'open', 'inRecruitment'],
    ['underReview', 'open', 'underReview'],
    ['filled', 'filled', 'underReview'],
    ['filled', 'replaced', 'ongoing'],
    ['closed', 'closed', 'finished'],
    ['closed', 'hidden', 'inRecruitment'],
    ['closed', 'removed', 'inRecruitment'],
  ] as const)('is %s for a vacancy that is %s in a project that is %s', (obstacle, position, project) =>
    expect(vacancyObstacle(position, project)).toBe(obstacle),
  );
});

describe('what the link says', () => {
  it.each([
    ['open', 'invited', null],
    ['open', 'declined', null],
    ['underReview', 'invited', 'underReview'],
    ['closed', 'lapsed', 'closed'],
    ['lapsed', 'lapsed', null],
    ['withdrawn', 'withdrawn', 'filled'],
    ['applied', 'applied', 'filled'],
  ] as const)('is %s for an invitation that is %s', (said, state, obstacle) =>
    expect(linkState(state, obstacle)).toBe(said),
  );
});
