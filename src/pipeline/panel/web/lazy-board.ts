import { createBoard } from '#pipeline/board/web/cards/create-board.tsx';

/** The board of a vacancy's or a company's candidates. */
export const LazyBoard = createBoard(async () => (await import('./card-parts.ts')).cardParts);

export const loadBoard = async (): Promise<void> => LazyBoard.preload?.();
