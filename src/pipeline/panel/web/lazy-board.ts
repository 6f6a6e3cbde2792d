import { lazyComponent } from '#ui/lazy-component.ts';

/**
 * The board of a vacancy's or a company's candidates, with its drag and drop and its cards' menus, which lists do without. Loaded with the
 * page's data where it is shown first; rendered at once when it is there, unlike React's own lazy components.
 */
export const LazyBoard = lazyComponent(
  async () => (await import('#pipeline/board/web/cards/candidate-board.tsx')).CandidateBoard,
);

export const loadBoard = async (): Promise<void> => LazyBoard.preload?.();
