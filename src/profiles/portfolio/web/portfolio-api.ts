import { queryOptions } from '@tanstack/react-query';
import { createClient } from '#ui/client.ts';
import type { portfolioContract } from '#profiles/portfolio/contract.ts';

export const portfolioApi = createClient<typeof portfolioContract>();

/** A professional's portfolio as the reader may see it. */
export const portfolioQuery = (memberId: string) =>
  queryOptions({
    queryKey: ['profiles', 'portfolio', memberId],
    queryFn: ({ signal }) => portfolioApi('GET /portfolios/{memberId}', { params: { memberId }, signal }),
  });

export const ownPortfolioQuery = queryOptions({
  queryKey: ['profiles', 'portfolio', 'own'],
  queryFn: ({ signal }) => portfolioApi('GET /users/portfolio', { signal }),
});
