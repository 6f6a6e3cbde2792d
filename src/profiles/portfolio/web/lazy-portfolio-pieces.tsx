import { loadNamespaces } from '#ui/i18n.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

/** The portfolio with its own script and texts, for pages that show it below their first screen or behind a click. */
export const LazyPortfolioPieces = lazyPart(async () => {
  const texts = loadNamespaces(['profiles/portfolio']);
  const [module] = await Promise.all([import('./portfolio-pieces.tsx'), texts]);
  return module.PortfolioPieces;
});
