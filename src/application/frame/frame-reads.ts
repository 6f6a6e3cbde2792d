import type { QueryClient } from '@tanstack/react-query';
import type { Role } from '#platform/access/access.ts';
import { spacesQuery } from '#workspaces/web/api.ts';

/** Requests the data of a company's header together with the page's. */
export function startFrameReads(queryClient: QueryClient, role: Role): void {
  if (role === 'squadOwner') void queryClient.prefetchQuery(spacesQuery);
}
