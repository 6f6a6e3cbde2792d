import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { isPlanned } from '#application/planned-pages.ts';
import { listedPages, madeUpPlaces } from '../testing/listed-pages.ts';

/** Pages that journeys/pages.spec.ts does not look at, and why. */
const excused: Readonly<Record<string, string>> = {
  '/': 'is the page of /login by another name',
  '/recrutamento': 'is the page of /recruiting by another name',
  '/my-projects/$squadOwnerId': 'is the page of /my-projects by another name',
  '/approvals/$approvalId': 'is open to one person, whom a setting names; outside-approval.spec.ts looks at it',
  '/squadMember-viewProfile/campaign/$squadMemberId': 'is the page of a professional by another name',
  '/teste': 'is the page for what is not found',
};

test('GEN-05 GEN-07 every page of the router is among those that are looked at', async () => {
  const { createProductRouter, addInnerPages } = await import('../router.tsx');
  const router = createProductRouter(new QueryClient());
  await addInnerPages(router);
  const pages = Object.values(router.routesById as Record<string, Route>).filter(
    ({ fullPath, options }) => options?.staticData?.page && !isPlanned(options.staticData.page) && fullPath !== '/$',
  );
  expect(pages.length).toBeGreaterThan(80);
  const addresses = listedPages.flatMap((group) => group.addresses(madeUpPlaces));
  const seen = new Set(addresses.map((address) => router.getMatchedRoutes(address.split('?')[0]!)[0].at(-1)?.fullPath));
  const unseen = pages.map(({ fullPath }) => fullPath).filter((path) => !seen.has(path));
  expect(unseen.toSorted()).toEqual(Object.keys(excused).toSorted());
});

type Route = { fullPath: string; options?: { staticData?: { page?: Parameters<typeof isPlanned>[0] } } };
