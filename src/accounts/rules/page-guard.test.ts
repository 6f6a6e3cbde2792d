import { expect, test } from 'vitest';
import { decidePage, type GuardedPage } from './page-guard.ts';
import type { SessionClaims } from '#accounts/sessions/rules/session-claims.ts';
import { someClaims } from '#accounts/testing/some-claims.ts';

const member = (changes: Partial<SessionClaims> = {}) => ({ ...someClaims, ...changes });
const owner = (changes: Partial<SessionClaims> = {}) =>
  member({ userRole: 'squadOwner', navigationStage: 'squadOwner-profile', ...changes });
const admin = member({ userRole: 'admin', navigationStage: 'cms-selection' });
const recruiter = member({ userRole: 'recruiter', navigationStage: 'squadOwner-profile' });

const openPage: GuardedPage = { roles: 'public' };
const ownerPage: GuardedPage = { roles: ['squadOwner', 'admin'], rank: 2 };
const companyPage: GuardedPage = { roles: ['squadOwner', 'recruiter', 'admin'], rank: 2 };
const ownerRegister: GuardedPage = { roles: ['squadOwner'], rank: 1 };
const briefPage: GuardedPage = { roles: ['squadOwner', 'admin'], rank: 2, briefCreation: true };
const memberPage: GuardedPage = { roles: ['squadMember', 'admin'], rank: 3 };
const fillPage: GuardedPage = { roles: ['squadMember'], rank: 2 };
const memberRegister: GuardedPage = { roles: ['squadMember'], rank: 1 };

const registering = owner({ navigationStage: 'squadOwner-register' });
const newMember = member({ navigationStage: 'squadMember-register', displayName: '' });

test.each<[string, SessionClaims | null, GuardedPage, string, string]>([
  [
    'SES-06 a visitor on a protected page logs in and comes back',
    null,
    ownerPage,
    '/my-projects?view=all',
    'keep /login',
  ],
  ['SES-06 a visitor on a public page stays', null, openPage, '/jobs', 'allow'],
  ['SES-06 a visitor on the login page stays', null, openPage, '/login', 'allow'],
  ['SES-06 who is signed in is led on from the login page', member(), openPage, '/login', '/squadMember-profile'],
  ['SES-06 who is signed in is led on from the root', owner(), openPage, '/', '/my-projects'],
  [
    'SES-06 who is signed in is led on from the sign-up, whatever its parameters',
    admin,
    openPage,
    '/signup?employer',
    '/cms-selection',
  ],
  ['SES-06 who is signed in may read public pages', member(), openPage, '/jobs', 'allow'],
  ['SES-05 a member on an owner page', member(), ownerPage, '/my-projects', '/forbidden'],
  ['SES-05 a member on brief creation', member(), briefPage, '/project-brief-selection', '/project-brief-blocked-page'],
  ['SES-05 a recruiter on brief creation', recruiter, briefPage, '/project-brief-selection', '/forbidden'],
  ['SES-05 an owner on a member page', owner(), memberPage, '/applications', '/forbidden'],
  ['SES-05 an owner on an owner page', owner(), ownerPage, '/my-projects', 'allow'],
  ['SES-05 an owner on brief creation', owner(), briefPage, '/project-brief-selection', 'allow'],
  ['SES-05 a recruiter on a page of companies', recruiter, companyPage, '/my-projects', 'allow'],
  ['SES-05 a recruiter on an owner page', recruiter, ownerPage, '/squadOwner-profile', '/forbidden'],
  [
    'SES-05 an unregistered owner ahead of the stage',
    owner({ navigationStage: 'squadOwner-register' }),
    ownerPage,
    '/my-projects',
    '/squadOwner-register',
  ],
  [
    'SES-05 an unregistered owner on the register page',
    owner({ navigationStage: 'squadOwner-register' }),
    ownerRegister,
    '/squadOwner-register',
    'allow',
  ],
  [
    'SES-05 a registered owner may go back to the register page',
    owner(),
    ownerRegister,
    '/squadOwner-register',
    'allow',
  ],
  [
    'SES-05 an owner at the brief stage',
    owner({ navigationStage: 'project-brief-selection' }),
    ownerPage,
    '/my-projects',
    'allow',
  ],
  ['SES-05 an unregistered member ahead of the stage', newMember, memberPage, '/applications', '/squadMember-register'],
  [
    'SES-05 a nameless member with an unconfirmed e-mail',
    { ...newMember, email_verified: false },
    memberPage,
    '/applications',
    '/confirm-email',
  ],
  [
    'SES-05 a named member with an unconfirmed e-mail',
    { ...newMember, displayName: 'Rita', email_verified: false },
    memberPage,
    '/applications',
    '/squadMember-register',
  ],
  [
    'SES-05 a nameless member on the register page',
    { ...newMember, email_verified: false },
    memberRegister,
    '/squadMember-register',
    'allow',
  ],
  [
    'SES-05 a member who fills the profile, on a full member page',
    member({ navigationStage: 'squadMember-fill-profile' }),
    memberPage,
    '/applications',
    '/squadMember-fill-profile',
  ],
  [
    'SES-05 a member who fills the profile, on its page',
    member({ navigationStage: 'squadMember-fill-profile' }),
    fillPage,
    '/squadMember-fill-profile',
    'allow',
  ],
  [
    'SES-05 a member of the tests stage on a full member page',
    member({ navigationStage: 'tests-selection' }),
    memberPage,
    '/applications',
    '/tests-selection',
  ],
  ['SES-05 a full member', member(), memberPage, '/applications', 'allow'],
  ['SES-05 an admin is exempt from stages', admin, memberPage, '/applications', 'allow'],
  [
    'ACC-10 a company of the sales page tells about itself on the profile',
    { ...registering, signUpJourney: 'sales' },
    ownerPage,
    '/squadOwner-profile?myCompany=open',
    'allow',
  ],
  [
    'ACC-10 and no further',
    { ...registering, signUpJourney: 'sales' },
    ownerPage,
    '/my-projects',
    '/squadOwner-register',
  ],
  ['SES-05 another company registers first', registering, ownerPage, '/squadOwner-profile', '/squadOwner-register'],
  ['SES-05 an admin is exempt from roles', admin, memberRegister, '/squadMember-register', 'allow'],
])('%s', (_, session, page, address, expected) => {
  const decision = decidePage(session, page, address);
  const outcome = decision.kind === 'allow' ? 'allow' : `${decision.saveAddress ? 'keep ' : ''}${decision.to}`;
  expect(outcome).toBe(expected);
});

test.each([
  ['/my-projects', ['/workspace'], 'allow'],
  ['/workspace', ['/workspace'], '/forbidden'],
  ['/workspace/audit', ['/workspace'], '/forbidden'],
  ['/workspaces', ['/workspace'], 'allow'],
  ['/workspace?tab=people', ['/workspace'], '/forbidden'],
])('WSP-03 at %s, closed are %o: %s', (address, forbiddens, outcome) => {
  const decision = decidePage(owner({ forbiddens }), ownerPage, address);
  expect(decision.kind === 'allow' ? 'allow' : decision.to).toBe(outcome);
});

test('ACC-11 an administrator who has not confirmed the address is asked to', () => {
  expect(decidePage({ ...admin, email_verified: false }, ownerPage, '/my-projects')).toMatchObject({
    to: '/confirm-email',
  });
});
