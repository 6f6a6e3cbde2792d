import { useQuery } from '@tanstack/react-query';
import { portfolioQuery } from './portfolio-api.ts';

export interface ShownPortfolio {
  memberId: string;
  isEmpty: boolean;
}

/**
 * The portfolio for a page that shows it within its first view: null until it is known, so that nothing moves when it comes. Without an
 * answer the page goes on without it.
 */
export function usePortfolio(memberId: string): ShownPortfolio | null {
  const { data, isPending } = useQuery(portfolioQuery(memberId));
  return isPending ? null : { memberId, isEmpty: !data || data.pieces.length === 0 };
}
