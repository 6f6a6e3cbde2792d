import { useEffect } from 'react';
import type { OwnApplication } from '#applications/web/api.ts';
import { ownApplicationsPage } from '#applications/web/addresses.ts';

interface List {
  hasNextPage: boolean;
  isFetching: boolean;
  isError: boolean;
  fetchNextPage: () => Promise<unknown>;
}

/** Reads on until the application of the address is in the list. Returns true when it is in none of its pages. */
export function useReadUntilAsked(list: List, applications: readonly OwnApplication[] | undefined): boolean {
  const asked = ownApplicationsPage.useSearchPart(({ application }) => application);
  const isMissing = asked !== undefined && applications !== undefined && !applications.some(({ id }) => id === asked);
  const { hasNextPage, isFetching, isError, fetchNextPage } = list;
  const readsOn = isMissing && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (readsOn) void fetchNextPage();
  }, [readsOn, fetchNextPage]);
  return isMissing && !hasNextPage;
}
