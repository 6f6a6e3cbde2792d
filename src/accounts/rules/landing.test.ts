import { expect, test } from 'vitest';
import { afterLogin, landingOf } from './landing.ts';
import type { SessionClaims } from '#accounts/sessions/rules/session-claims.ts';

type Standing = Parameters<typeof landingOf>[0];
const standing = (
  userRole: SessionClaims['userRole'],
  navigationStage: SessionClaims['navigationStage'],
  hasProjects = false,
  verified = true,
): Standing => ({
  userRole,
  navigationStage,
  hasProjects,
  email_verified: verified,
  signUpJourney: 'standard',
  permissions: ['createProject'],
});

test.each<[Standing, string]>([
  [standing('squadMember', 'squadMember-register'), '/squadMember-register'],
  [standing('squadMember', 'squadMember-fill-profile'), '/squadMember-fill-profile'],
  [standing('squadMember', 'squadMember-profile'), '/squadMember-profile'],
  [standing('squadMember', 'tests-selection'), '/tests-selection'],
  [standing('squadOwner', 'squadOwner-register'), '/squadOwner-register'],
  [standing('squadOwner', 'squadOwner-profile'), '/project-brief-selection'],
  [standing('squadOwner', 'squadOwner-profile', true), '/my-projects'],
  [standing('squadOwner', 'project-brief-selection'), '/project-brief-selection'],
  [{ ...standing('squadOwner', 'squadOwner-profile'), permissions: [] }, '/my-projects'],
  [{ ...standing('squadOwner', 'squadOwner-register'), signUpJourney: 'newJourney' }, '/new-journey'],
  [standing('recruiter', 'squadOwner-profile'), '/my-projects'],
  [standing('admin', 'cms-selection'), '/cms-selection'],
])('SES-02 %o lands on %s', (claims, page) => {
  expect(landingOf(claims)).toBe(page);
});

const job = '/jobs/details-view/1/0';

test.each<[string, Standing, string | null, string, (string | null)?]>([
  [
    'a member with a pending job opens it, confirmed or not',
    standing('squadMember', 'squadMember-register', false, false),
    null,
    job,
    job,
  ],
  ['a company has no job to open', standing('squadOwner', 'squadOwner-register'), null, '/squadOwner-register', job],
  [
    'where the visitor was sent away comes first',
    standing('squadMember', 'squadMember-profile'),
    '/applications',
    '/applications',
    job,
  ],
  [
    'an unconfirmed member confirms first',
    standing('squadMember', 'squadMember-profile', false, false),
    null,
    '/confirm-email',
  ],
  [
    'an unconfirmed member with a job to open opens it',
    standing('squadMember', 'squadMember-profile', false, false),
    '/jobs/details-view/1/0',
    '/jobs/details-view/1/0',
  ],
  [
    'a confirmed member goes to the stage',
    standing('squadMember', 'squadMember-profile'),
    null,
    '/squadMember-profile',
  ],
  [
    'an unconfirmed owner goes to the stage',
    standing('squadOwner', 'squadOwner-register', false, false),
    null,
    '/squadOwner-register',
  ],
  ['an admin goes to the stage', standing('admin', 'cms-selection'), null, '/cms-selection'],
  [
    'whoever was sent to the login comes back',
    standing('squadOwner', 'squadOwner-profile', true),
    '/my-projects?q=a#b',
    '/my-projects?q=a#b',
  ],
])('SES-03 %s', (_, claims, kept, page, pendingJob = null) => {
  expect(afterLogin(claims, kept, pendingJob)).toBe(page);
});
