import type { QueryClient } from '@tanstack/react-query';
import { type AnyRoute, type AnyRouteWithContext, createRoute, type ResolveParams } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { lazyComponent } from '../lazy-component.ts';
import type { PageAddress } from './page-address.ts';
import type { PageDefinition, StartReads } from './page-definition.ts';

/** A page about to be opened or preloaded: its decoded path, and its whole address. */
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

/** The pathless routes that render the frame; a capability attaches its pages below one of them. */
export type Frames = Readonly<Record<PageDefinition['frame'], AnyRouteWithContext<RouterContext>>>;

interface PageRouteOptions<Path extends string, Search extends object> {
  /** A path without parameters, or the address that says what path and search hold. */
  path: Path | PageAddress<Path, Search>;
  page: PageDefinition;
  /** The page's module; preloaded on hover or focus of a link, and in parallel with its data. */
  component: () => Promise<ComponentType>;
  /** Starts the page's first reads. */
  load?: (tools: { queryClient: QueryClient; params: ResolveParams<Path>; search: Search }) => unknown;
}

const loadMobileNotice = () => import('../shell/mobile-notice-dialog.tsx');
/** On narrow screens, above pages that are made for wide ones. Rendered at once when it is loaded, unlike React's own lazy components. */
export const MobileNoticeDialog = lazyComponent(async () => (await loadMobileNotice()).MobileNoticeDialog);

const loadSettingsLayout = () => import('../settings/settings-layout.tsx');
/** The list of sections around a page of the settings; loaded with the first of them. */
export const SettingsLayout = lazyComponent(async () => (await loadSettingsLayout()).SettingsLayout);

/** One page: guarded and with its texts loaded before it renders, its code and data loaded in parallel. */
export function pageRoute<const Path extends string, Search extends object = Record<string, unknown>>(
  frames: Frames,
  { path, page, component, load }: PageRouteOptions<Path, Search>,
): AnyRoute {
  const address = typeof path === 'string' ? { path, readSearch: undefined } : path;
  const { readSearch } = address;
  // The router matched this page's path, so that the parameters are those of its address.
  const start: StartReads | undefined =
    load &&
    (({ queryClient, params, search }) =>
      load({ queryClient, params: params as ResolveParams<Path>, search: readSearch?.(search) ?? (search as Search) }));
  return createRoute({
    getParentRoute: () => frames[page.frame],
    path: address.path as string,
    staticData: { page, ...(start && { load: start }) },
    ...(readSearch && { validateSearch: (search: Record<string, unknown>) => readSearch(search) }),
    loaderDeps: ({ search }) => ({ search }),
    beforeLoad: async ({ context, location, preload }) =>
      context.guard(page, { path: location.pathname, address: location.href, preload }),
    loader: async ({ context: { queryClient }, params, deps }) => {
      // A failed first read is shown in the page, where it can be retried.
      void Promise.resolve(start?.({ queryClient, params, search: deps.search })).catch(() => {});
    },
    component: lazyComponent(async () => {
      // Opens with the page.
      if (page.mobileNotice)
        void loadMobileNotice()
          .then(() => MobileNoticeDialog.preload())
          .catch(() => {});
      const [Page] = await Promise.all([
        component(),
        page.settings === true && loadSettingsLayout().then(() => SettingsLayout.preload()),
      ]);
      return Page;
    }),
  });
}
