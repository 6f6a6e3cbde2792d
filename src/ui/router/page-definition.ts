import type { QueryClient } from '@tanstack/react-query';
import type { Role } from '#platform/access/access.ts';

/** What the guard and the frame need to know about a page. */
export interface PageDefinition {
  /** Who may open it. */
  readonly roles: 'public' | readonly Role[];
  /** The minimum rank of the caller's stage; pages without one require none. */
  readonly rank?: number;
  /** Redirects members to the blocked page instead of the forbidden page. */
  readonly briefCreation?: true;
  /** `app`: header and navigation · `public`: the public header for visitors, the app's for members · `bare`: neither. */
  readonly frame: 'app' | 'public' | 'bare';
  /** Shows a notice on narrow screens that the page is made for wide ones. */
  readonly mobileNotice?: true;
  /** Scrolls inside instead of as a whole (boards, list with preview). */
  readonly fixed?: true;
  /** Nothing beside it asks for attention: the navigation begins folded. */
  readonly calm?: true;
  /** A section of the settings: stands beside the list of all sections. `home`: the page that is that list. */
  readonly settings?: true | 'home';
}

/** Starts the first reads of the page that an address leads to. */
export type StartReads = (tools: {
  queryClient: QueryClient;
  params: Record<string, string | undefined>;
  search: Record<string, unknown>;
}) => unknown;

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    page?: PageDefinition;
    load?: StartReads;
  }
}
