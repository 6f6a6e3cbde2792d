import { describe, expect, it } from 'vitest';
import { stages } from '#applications/rules/stages.ts';
import type { Board, CandidateCard } from '#pipeline/candidates/schemas.ts';
import { appendColumn, findCard, isFullyLoaded, placeCard, removeCard } from './board-cache.ts';

const card = (applicationId: string, parts: Partial<CandidateCard> = {}) =>
  ({
    applicationId,
    stage: 'new',
    state: 'active',
    stageEnteredAt: '2026-05-02T00:00:00.000Z',
    version: 1,
    ...parts,
  }) as CandidateCard;

function boardOf(...cards: CandidateCard[]): Board {
  const columns = stages.map((stage) => {
    const own = cards.filter((one) => one.stage === stage);
    return { stage, cards: own, count: own.length, nextCursor: null };
  });
  return { columns, total: cards.length } as Board;
}

const idsIn = (board: Board, stage: string) =>
  board.columns.find((column) => column.stage === stage)!.cards.map((one) => one.applicationId);

describe('board cache', () => {
  it('moves a card to the top of its new column', () => {
    const board = boardOf(card('a'), card('b', { stage: 'qualify' }));
    const moved = placeCard(
      board,
      card('a', { stage: 'qualify', stageEnteredAt: '2026-05-03T00:00:00.000Z', version: 2 }),
    );
    expect(idsIn(moved, 'qualify')).toEqual(['a', 'b']);
    expect(idsIn(moved, 'new')).toEqual([]);
    expect(moved.columns[0]!.count).toBe(0);
    expect(moved.total).toBe(2);
  });

  it('ignores news older than what is shown', () => {
    const board = boardOf(card('a', { version: 3 }));
    expect(placeCard(board, card('a', { stage: 'offered', version: 2 }))).toBe(board);
  });

  it('counts a new candidate', () => {
    const board = placeCard(boardOf(card('a')), card('n', { stageEnteredAt: '2026-05-01T00:00:00.000Z' }));
    expect(idsIn(board, 'new')).toEqual(['a', 'n']);
    expect(board.total).toBe(2);
  });

  it('only counts a card that sorts below what is loaded', () => {
    const board = boardOf(card('a'));
    board.columns[0]!.nextCursor = 'more';
    expect(isFullyLoaded(board)).toBe(false);
    const placed = placeCard(board, card('old', { stageEnteredAt: '2026-04-01T00:00:00.000Z' }));
    expect(idsIn(placed, 'new')).toEqual(['a']);
    expect(placed.columns[0]!.count).toBe(2);
  });

  it('appends a page without duplicating anyone', () => {
    const board = appendColumn(boardOf(card('a')), {
      stage: 'new',
      count: 3,
      cards: [card('a'), card('c')],
      nextCursor: null,
    });
    expect(idsIn(board, 'new')).toEqual(['a', 'c']);
    expect(board.columns[0]!.count).toBe(3);
  });

  it('removes candidates who left', () => {
    const board = removeCard(boardOf(card('a'), card('b')), 'a');
    expect(findCard(board, 'a')).toBeUndefined();
    expect(board.total).toBe(1);
  });
});
