import type { Board, CandidateCard } from '#pipeline/candidates/schemas.ts';

type Column = Board['columns'][number];

export function findCard(board: Pick<Board, 'columns'>, applicationId: string): CandidateCard | undefined {
  for (const column of board.columns) {
    const found = column.cards.find((card) => card.applicationId === applicationId);
    if (found) return found;
  }
  return undefined;
}

/** The candidate selected for the position, among the loaded cards. */
export function findSelected(board: Board): CandidateCard | undefined {
  for (const column of board.columns) {
    const found = column.cards.find((card) => card.selectedAt !== null);
    if (found) return found;
  }
  return undefined;
}

const isNewer = (one: CandidateCard, other: CandidateCard) =>
  one.stageEnteredAt === other.stageEnteredAt
    ? one.applicationId > other.applicationId
    : one.stageEnteredAt > other.stageEnteredAt;

function without(column: Column, applicationId: string): Column {
  const cards = column.cards.filter((card) => card.applicationId !== applicationId);
  return cards.length === column.cards.length ? column : { ...column, cards, count: column.count - 1 };
}

/** Newest first. A card that sorts below the loaded ones is only counted; it appears when more of the column is loaded. */
function withCard(column: Column, card: CandidateCard): Column {
  const at = column.cards.findIndex((other) => isNewer(card, other));
  if (at < 0 && column.nextCursor !== null) return { ...column, count: column.count + 1 };
  const place = at < 0 ? column.cards.length : at;
  return { ...column, count: column.count + 1, cards: column.cards.toSpliced(place, 0, card) };
}

/** A move's answer does not name the card's vacancy; the card that it replaces does. */
export function atPlaceOf(shown: CandidateCard | undefined, card: CandidateCard): CandidateCard {
  return shown?.place && !card.place ? { ...card, place: shown.place } : card;
}

/** The board with this card updated; an older version than the one shown changes nothing. */
export function placeCard(board: Board, news: CandidateCard): Board {
  const shown = findCard(board, news.applicationId);
  const card = atPlaceOf(shown, news);
  if (shown && shown.version > card.version) return board;
  if (shown?.stage === card.stage && shown.stageEnteredAt === card.stageEnteredAt) {
    const replace = (other: CandidateCard) => (other === shown ? card : other);
    return mapColumns(board, card.stage, (column) => ({ ...column, cards: column.cards.map(replace) }));
  }
  const columns = board.columns.map((column) => {
    const rest = without(column, card.applicationId);
    return column.stage === card.stage ? withCard(rest, card) : rest;
  });
  return { ...board, columns, total: shown ? board.total : board.total + 1 };
}

export function removeCard(board: Board, applicationId: string): Board {
  if (!findCard(board, applicationId)) return board;
  return {
    ...board,
    columns: board.columns.map((column) => without(column, applicationId)),
    total: board.total - 1,
  };
}

/** Appends the next page of a column; cards that moved here meanwhile are not duplicated. */
export function appendColumn(board: Board, page: Column): Board {
  return mapColumns(board, page.stage, (column) => {
    const known = new Set(column.cards.map((card) => card.applicationId));
    const fresh = page.cards.filter((card) => !known.has(card.applicationId));
    return { ...column, count: page.count, cards: [...column.cards, ...fresh], nextCursor: page.nextCursor };
  });
}

/** Whether the board is fully loaded, so that an unknown card is a new candidate. */
export function isFullyLoaded(board: Board): boolean {
  return board.columns.every((column) => column.nextCursor === null);
}

function mapColumns(board: Board, stage: Column['stage'], change: (column: Column) => Column): Board {
  return { ...board, columns: board.columns.map((column) => (column.stage === stage ? change(column) : column)) };
}
