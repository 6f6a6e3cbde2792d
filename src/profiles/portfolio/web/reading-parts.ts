import { PortfolioKnown } from './portfolio-known.tsx';
import type { PortfolioParts } from './portfolio-parts.ts';
import { PortfolioPieces } from './portfolio-pieces.tsx';

export const readingParts: PortfolioParts = { PortfolioPieces, PortfolioKnown };
