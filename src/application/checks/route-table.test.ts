import { QueryClient } from '@tanstack/react-query';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SessionClaims } from '#accounts/sessions/rules/session-claims.ts';
import { landingOf } from '#accounts/rules/landing.ts';
import { decidePage } from '#accounts/rules/page-guard.ts';
import { someClaims } from '#accounts/testing/some-claims.ts';
import type { PageDefinition } from '#ui/router/page-definition.ts';
import { menuEntries } from '#application/frame/menu-table.ts';
import { isBuilt } from '#application/planned-pages.ts';
import { documentedPages, type Reader } from '../testing/documented-pages.ts';
import type { createProductRouter } from '../router.tsx';

let router: ReturnType<typeof createProductRouter>;
/** Where addresses lead before the inner pages are loaded. */
const placesAtEntrance = new Map<string, string>();
beforeAll(async () => {
  const { createProductRouter: create, addInnerPages } = await import('../router.tsx');
  router = create(new QueryClient());
  for (const { address } of documentedPages) placesAtEntrance.set(address, placeOf(address));
  await addInnerPages(router);
});

function placeOf(address: string): string {
  return router.getMatchedRoutes(address)[0].at(-1)?.id ?? 'nowhere';
}

/** The page of an address, as matched by the router; undefined for the catch-all route. */
function pageAt(address: string): PageDefinition | undefined {
  const route = router.getMatchedRoutes(address)[0].at(-1);
  return route?.fullPath === '/$' ? undefined : route?.options.staticData?.page;
}

test('pages of menus start their reads with the session, before they render', () => {
  const targets = Object.values(menuEntries).map(({ to }) => to);
  const late = targets
    .filter(isBuilt)
    .filter((path) => !router.getMatchedRoutes(path)[0].at(-1)!.options.staticData?.load);
  expect(late).toEqual([]);
});

test('NAV-06 an entry of a menu knows the stage that opens its page', () => {
  const entries = Object.entries(menuEntries).filter(([, { to }]) => isBuilt(to));
  const told = entries.map(([key, { rank = 0 }]) => [key, rank]);
  // What stands below rank 1 and what needs it open with the sign-up.
  const required = entries.map(([key, { to }]) => {
    const rank = pageAt(to.split('?')[0]!)?.rank ?? 0;
    return [key, rank === 1 ? 0 : rank];
  });
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(required));
});

const elsewhere = '/public/$';

const member: SessionClaims = someClaims;
const owner: SessionClaims = { ...someClaims, userRole: 'squadOwner', navigationStage: 'squadOwner-profile' };
const people: Record<string, SessionClaims | null> = {
  visitor: null,
  'new member without a name': {
    ...member,
    navigationStage: 'squadMember-register',
    displayName: '',
    email_verified: false,
  },
  'new member': { ...member, navigationStage: 'squadMember-register' },
  'member filling the profile': { ...member, navigationStage: 'squadMember-fill-profile' },
  'member at the tests': { ...member, navigationStage: 'tests-selection', assessmentUser: true },
  member,
  'new owner': { ...owner, navigationStage: 'squadOwner-register' },
  owner,
  recruiter: { ...owner, userRole: 'recruiter' },
  admin: { ...someClaims, userRole: 'admin', navigationStage: 'cms-selection' },
};

/** Pages that signed-in users have no use for. */
const waysIn = /^\/(login|(sales-|matchmaking-|assessment-)?signup(-admin)?(\/\w+)?)?$/;

const memberRanks: Record<string, number> = {
  'squadMember-register': 1,
  'squadMember-fill-profile': 2,
  'tests-selection': 2,
  'squadMember-profile': 3,
};

/** Section 4 of the first document and R-37, written here independently of the guard. */
function expectedOutcome(reader: Reader, rank: number, address: string, claims: SessionClaims | null): string {
  if (reader === 'everybody') return claims && waysIn.test(address) ? 'the landing' : 'open';
  if (!claims) return '/login';
  if (claims.userRole === 'admin') return 'open';
  const readers: Record<Exclude<Reader, 'everybody'>, readonly string[]> = {
    owner: ['squadOwner'],
    briefCreator: ['squadOwner'],
    company: ['squadOwner', 'recruiter'],
    member: ['squadMember'],
    memberOrRecruiter: ['squadMember', 'recruiter'],
    ownerOrMember: ['squadOwner', 'squadMember'],
    signedIn: ['squadOwner', 'squadMember', 'recruiter'],
    admin: [],
  };
  if (!readers[reader].includes(claims.userRole))
    return reader === 'briefCreator' && claims.userRole === 'squadMember'
      ? '/project-brief-blocked-page'
      : '/forbidden';
  const stage = claims.navigationStage;
  const reached =
    claims.userRole === 'squadMember' ? (memberRanks[stage] ?? 0) : stage === 'squadOwner-register' ? 1 : 2;
  if (reached >= rank) return 'open';
  return claims.displayName === '' && !claims.email_verified ? '/confirm-email' : `/${stage}`;
}

function outcomeOf(page: PageDefinition, address: string, claims: SessionClaims | null): string {
  const decision = decidePage(claims, page, address);
  if (decision.kind === 'allow') return 'open';
  expect(decision.saveAddress).toBe(decision.to === '/login');
  return claims && decision.to === landingOf(claims) && page.roles === 'public' ? 'the landing' : decision.to;
}

describe.each(documentedPages)('$address', ({ address, reader, rank = 0, frame, mobileNotice = false }) => {
  test('NAV-11 every page is in the route table with its chrome and its mobile notice', () => {
    const page = pageAt(address);
    expect(page).toBeDefined();
    expect({ frame: page!.frame, mobileNotice: page!.mobileNotice === true }).toEqual({ frame, mobileNotice });
  });

  test('SES-05 every role and stage is led where it belongs', () => {
    const page = pageAt(address)!;
    const outcomes = Object.entries(people).map(([name, claims]) => [name, outcomeOf(page, address, claims)]);
    const expected = Object.entries(people).map(([name, claims]) => [
      name,
      expectedOutcome(reader, rank, address, claims),
    ]);
    expect(Object.fromEntries(outcomes)).toEqual(Object.fromEntries(expected));
  });
});

test.each(['/nowhere', '/my-projects/a/b/c', '/teste/more'])('NAV-11 %s is not in the route table', (address) => {
  expect(pageAt(address)).toBeUndefined();
});

test('NAV-11 the first script knows the entrance pages and the job board, and nothing else by another name', () => {
  const known = [...placesAtEntrance].filter(([, place]) => place !== elsewhere);
  expect(known.map(([address]) => address)).toEqual(expect.arrayContaining(['/', '/login', '/signup', '/jobs']));
  for (const [address, place] of known) expect([address, place]).toEqual([address, placeOf(address)]);
});
