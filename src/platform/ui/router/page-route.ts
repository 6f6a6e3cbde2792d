import type { QueryClient } from '@tanstack/react-query';
import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { loadNamespaces } from '../i18n.ts';
import type { PageDefinition } from './page-definition.ts';

/** A page that is about to be opened, or fetched ahead: its path, decoded, and its whole address. */
export interface Visit {
  path: string;
  address: string;
  preload: boolean;
}

export interface RouterContext {
  queryClient: QueryClient;
  /** Throws a redirect when the caller may not open the page. */
  guard: (page: PageDefinition, visit: Visit) => Promise<void>;
}

/** The pathless routes that draw the frame; a capability hangs its pages below one of them. */
export type Frames = Readonly<Record<PageDefinition['frame'], AnyRoute>>;

export type StartReads = (tools: {
  queryClient: QueryClient;
  params: Record<string, string | undefined>;
  search: Record<string, unknown>;
}) => unknown;

interface PageRouteOptions {
  path: string;
  page: PageDefinition;
  /** The page's module; fetched on hover or focus of a link, and in parallel with its data. */
  component: () => Promise<ComponentType>;
  validateSearch?: (search: Record<string, unknown>) => Record<string, unknown>;
  /** Starts the page's first reads. */
  load?: StartReads;
}

/** One page: guarded before anything of it renders, its texts there before it renders, its code and data fetched together. */
export function pageRoute(frames: Frames, options: PageRouteOptions): AnyRoute {
  const { path, page, component, validateSearch, load } = options;
  return createRoute({
    getParentRoute: () => frames[page.frame],
    path,
    staticData: { page, ...(load && { load }) },
    ...(validateSearch && { validateSearch }),
    loaderDeps: ({ search }) => ({ search }),
    beforeLoad: async ({ context, location, preload }) =>
      (context as unknown as RouterContext).guard(page, { path: location.pathname, address: location.href, preload }),
    loader: async ({ context, params, deps }) => {
      // A failed first read shows in the page, where it can be tried again.
      void Promise.resolve(
        load?.({
          queryClient: (context as unknown as RouterContext).queryClient,
          params: params as Record<string, string>,
          search: deps.search,
        }),
      ).catch(() => {});
      await loadNamespaces(page.namespaces);
    },
    component: lazyRouteComponent(async () => ({ default: await component() })),
  }) as unknown as AnyRoute;
}
