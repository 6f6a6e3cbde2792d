import { lazyComponent } from '#ui/lazy-component.ts';
import type { CandidateBoardProps } from './candidate-board.tsx';
import { type CardParts, CardPartsProvider } from './card-parts.ts';

/**
 * Returns the board with its drag and drop and its cards' menus, which lists do without. Loaded with the page's data where the board is
 * shown first; rendered at once when it is there, unlike React's own lazy components.
 */
export function createBoard(loadCardParts: () => Promise<CardParts>) {
  return lazyComponent(async () => {
    const [{ CandidateBoard }, parts] = await Promise.all([import('./candidate-board.tsx'), loadCardParts()]);
    const Board = (props: CandidateBoardProps) => (
      <CardPartsProvider value={parts}>
        <CandidateBoard {...props} />
      </CardPartsProvider>
    );
    return Board;
  });
}
