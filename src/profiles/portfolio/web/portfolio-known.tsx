import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { portfolioQuery } from './portfolio-api.ts';

interface PortfolioKnownProps {
  memberId: string;
  meanwhile: ReactNode;
  children: ReactNode;
}

/** Shows what stands around a portfolio once it is known whether there is one. Without an answer the page goes on without it. */
export function PortfolioKnown({ memberId, meanwhile, children }: PortfolioKnownProps) {
  return useQuery(portfolioQuery(memberId)).isPending ? meanwhile : children;
}
