import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryHistory, createRootRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { QueryClient } from '@tanstack/react-query';
import { expect, expectTypeOf, test } from 'vitest';
import { pageAddress, useEitherParams } from './page-address.ts';
import { type Frames, pageRoute } from './page-route.ts';

const readSearch = ({ tab }: Record<string, unknown>): { tab?: 'facts' } => (tab === 'facts' ? { tab } : {});
const withBoth = pageAddress('/things/$thingId/{-$part}', readSearch);
const withOne = pageAddress('/other/$otherId');

test('parameters and search of a page have the types of its address', () => {
  expectTypeOf(withBoth.useParams).returns.toHaveProperty('thingId').toEqualTypeOf<string>();
  expectTypeOf(withBoth.useParams).returns.toHaveProperty('part').toEqualTypeOf<string | undefined>();
  expectTypeOf(withBoth.useSearch).returns.toEqualTypeOf<{ tab?: 'facts' }>();
  expectTypeOf(withOne.useSearch).returns.toEqualTypeOf<Record<string, unknown>>();
  // @ts-expect-error -- the path has no such parameter
  void (() => withOne.useParams().thingId);
  expectTypeOf(() => useEitherParams(withBoth, withOne))
    .returns.toHaveProperty('otherId')
    .toEqualTypeOf<string | undefined>();
});

/** What a page sees at the address, and what its loader receives there. */
async function visit(address: string) {
  const root = createRootRoute({ component: Outlet });
  // The frames' root brings a context that this page does not use.
  const frames = { app: root, public: root, bare: root } as unknown as Frames;
  let seen: unknown;
  let started: unknown;
  const Page = () => {
    seen = { params: withBoth.useParams(), search: withBoth.useSearch() };
    return null;
  };
  const route = pageRoute(frames, {
    path: withBoth,
    page: { roles: 'public', frame: 'bare' },
    component: async () => Page,
    load: ({ params, search }) => (started = { params: { ...params }, search }),
  });
  const router = createRouter({
    routeTree: root.addChildren([route]),
    history: createMemoryHistory({ initialEntries: [address] }),
    context: { queryClient: new QueryClient(), guard: async () => {} },
  });
  await router.load();
  renderToString(createElement(RouterProvider, { router } as never));
  return { seen, started };
}

test('a page sees and starts with what its reader takes from the address, and with nothing else', async () => {
  const expected = { params: { thingId: '7', part: 'a' }, search: { tab: 'facts' } };
  expect(await visit('/things/7/a?tab=facts&more=1')).toEqual({ seen: expected, started: expected });
  const bare = { params: { thingId: '7' }, search: {} };
  expect(await visit('/things/7?tab=nonsense')).toEqual({ seen: bare, started: bare });
});
