import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createPageFinder, preloadTags } from './page-files.ts';
import { createProductRouter, addInnerPages } from '../router.tsx';
import { documentedPages } from '../testing/documented-pages.ts';

test('the server finds the page of every documented address that the router finds', async () => {
  const router = createProductRouter(new QueryClient());
  await addInnerPages(router);
  const pages = Object.values(
    router.routesById as Record<string, { fullPath: string; options: { staticData?: object } }>,
  )
    .filter(({ options }) => options.staticData && 'page' in options.staticData)
    .map(({ fullPath }) => ({ path: fullPath }));
  const find = createPageFinder(pages);
  expect(documentedPages.length).toBeGreaterThan(100);
  for (const { address } of documentedPages) {
    const matched = router.getMatchedRoutes(address)[0].at(-1) as { fullPath: string } | undefined;
    expect([address, find(address)?.path]).toEqual([address, matched?.fullPath]);
  }
});

test('written words win over parameters', () => {
  const pages = ['/$', '/projects/$id', '/projects/new', '/projects/{-$id}'].map((path) => ({ path }));
  const find = createPageFinder(pages);
  expect(find('/projects/new')?.path).toBe('/projects/new');
  expect(find('/projects/7')?.path).toBe('/projects/$id');
  expect(find('/projects')?.path).toBe('/projects/{-$id}');
  expect(find('/elsewhere/7/8')?.path).toBe('/$');
});

test('the head names scripts, styles and texts', () => {
  const load = { scripts: ['/assets/a.js'], styles: ['/assets/a.css'], texts: ['jobs', 'jobs/alerts'] };
  const tags = preloadTags(load, (texts) => `/assets/texts/pt/${texts.length}.json`);
  expect(tags).toContain('<link rel="stylesheet" href="/assets/a.css">');
  expect(tags).toContain('<link rel="modulepreload" href="/assets/a.js">');
  expect(tags).toContain('href="/assets/texts/pt/2.json" data-texts="jobs,jobs/alerts"');
});
