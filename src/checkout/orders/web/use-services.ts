import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ServiceOrderView } from '#checkout/service-orders/contract.ts';
import { olderServicesQuery } from './orders-queries.ts';

interface NewestServices {
  services: readonly ServiceOrderView[];
  /** Where older ones begin; null: there are none. */
  nextServices: string | null;
}

/** Orders for services and plans: the newest come with the page, older ones when somebody asks for them. */
export function useServices({ services, nextServices }: NewestServices = { services: [], nextServices: null }) {
  const [isWanted, setWanted] = useState(false);
  const { data, isError, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery({
    ...olderServicesQuery(nextServices),
    // What was asked for before is shown again, and may have changed.
    enabled: ({ state }) => nextServices !== null && (isWanted || state.data !== undefined),
  });
  return {
    services: [...services, ...(data?.pages ?? []).flatMap((page) => page.services)],
    // An earlier visit may have failed; on this one nobody has asked yet.
    hasFailed: isError && (isWanted || data !== undefined),
    more: {
      hasMore: data ? hasNextPage : nextServices !== null,
      loading: isFetching,
      onMore: () => (isWanted || data ? void fetchNextPage() : setWanted(true)),
    },
  };
}
