import { lazyRouteComponent } from '@tanstack/react-router';

/**
 * The board with its drag and drop and its cards' menus, which lists do without. Loaded with the page's data where the board is shown
 * first; rendered at once when it is there, unlike React's own lazy components.
 */
export const LazyBoard = lazyRouteComponent(async () => ({
  default: (await import('./candidate-board.tsx')).CandidateBoard,
}));

export const loadBoard = async (): Promise<void> => LazyBoard.preload?.();
