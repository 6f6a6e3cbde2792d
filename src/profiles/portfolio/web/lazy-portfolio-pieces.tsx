import { lazyPart } from '#ui/lazy-part.tsx';

/** The portfolio with its own script and texts, for pages that show it below their first screen or behind a click. */
export const LazyPortfolioPieces = lazyPart(async () => (await import('./portfolio-pieces.tsx')).PortfolioPieces);
