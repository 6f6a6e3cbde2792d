import { expect, test } from 'vitest';
import { afterLogin, landingOf } from './landing.ts';
import type { SessionClaims } from '#accounts/sessions/rules/session-claims.ts';

type LandingClaims = Parameters<typeof landingOf>[0];
const claimsOf = (
  userRole: SessionClaims['userRole'],
  navigationStage: SessionClaims['navigationStage'],
  hasProjects = false,
  verified = true,
): LandingClaims => ({
  userRole,
  navigationStage,
  hasProjects,
  email_verified: verified,
  signUpJourney: 'standard',
  permissions: ['createProject'],
});

test.each<[LandingClaims, string]>([
  [claimsOf('squadMember', 'squadMember-register'), '/squadMember-register'],
  [claimsOf('squadMember', 'squadMember-fill-profile'), '/squadMember-fill-profile'],
  [claimsOf('squadMember', 'squadMember-profile'), '/squadMember-profile'],
  [claimsOf('squadMember', 'tests-selection'), '/tests-selection'],
  [claimsOf('squadOwner', 'squadOwner-register'), '/squadOwner-register'],
  [claimsOf('squadOwner', 'squadOwner-profile'), '/project-brief-selection'],
  [claimsOf('squadOwner', 'squadOwner-profile', true), '/my-projects'],
  [claimsOf('squadOwner', 'project-brief-selection'), '/project-brief-selection'],
  [{ ...claimsOf('squadOwner', 'squadOwner-profile'), permissions: [] }, '/my-projects'],
  [{ ...claimsOf('squadOwner', 'squadOwner-register'), signUpJourney: 'newJourney' }, '/new-journey'],
  [claimsOf('recruiter', 'squadOwner-profile'), '/my-projects'],
  [claimsOf('admin', 'cms-selection'), '/cms-selection'],
])('SES-02 %o lands on %s', (claims, page) => {
  expect(landingOf(claims)).toBe(page);
});

const job = '/jobs/details-view/1/0';

test.each<[string, LandingClaims, string | null, string, (string | null)?]>([
  [
    'a member with a pending job opens it, confirmed or not',
    claimsOf('squadMember', 'squadMember-register', false, false),
    null,
    job,
    job,
  ],
  ['a company has no job to open', claimsOf('squadOwner', 'squadOwner-register'), null, '/squadOwner-register', job],
  [
    'where the visitor was sent away comes first',
    claimsOf('squadMember', 'squadMember-profile'),
    '/applications',
    '/applications',
    job,
  ],
  [
    'an unconfirmed member confirms first',
    claimsOf('squadMember', 'squadMember-profile', false, false),
    null,
    '/confirm-email',
  ],
  [
    'an unconfirmed member with a job to open opens it',
    claimsOf('squadMember', 'squadMember-profile', false, false),
    '/jobs/details-view/1/0',
    '/jobs/details-view/1/0',
  ],
  [
    'a confirmed member goes to the stage',
    claimsOf('squadMember', 'squadMember-profile'),
    null,
    '/squadMember-profile',
  ],
  [
    'an unconfirmed owner goes to the stage',
    claimsOf('squadOwner', 'squadOwner-register', false, false),
    null,
    '/squadOwner-register',
  ],
  ['an admin goes to the stage', claimsOf('admin', 'cms-selection'), null, '/cms-selection'],
  [
    'whoever was sent to the login comes back',
    claimsOf('squadOwner', 'squadOwner-profile', true),
    '/my-projects?q=a#b',
    '/my-projects?q=a#b',
  ],
])('SES-03 %s', (_, claims, kept, page, pendingJob = null) => {
  expect(afterLogin(claims, kept, pendingJob)).toBe(page);
});
