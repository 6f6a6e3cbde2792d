import { replaceEqualDeep } from '@tanstack/react-query';
import type { Board, CandidateCard } from '#pipeline/candidates/schemas.ts';

type Column = Board['columns'][number];

/**
 * A board that reuses every unchanged card and column of the former one, so that only changes are rendered. The query cache's own
 * structural sharing compares lists by index: one new card at the front would make all cards below it look new.
 */
export function reuseBoard(before: unknown, after: unknown): unknown {
  return before === undefined || before === after ? after : share(before as Board, after as Board);
}

function share(before: Board, after: Board): Board {
  const known = new Map(before.columns.flatMap(({ cards }) => cards.map((card) => [card.applicationId, card])));
  const shareCard = (card: CandidateCard): CandidateCard => replaceEqualDeep(known.get(card.applicationId), card);
  const columns = after.columns.map((column, index) => reuseColumn(before.columns[index], column, shareCard));
  const { columns: _before, ...restBefore } = before;
  const { columns: _after, ...restAfter } = after;
  const rest = replaceEqualDeep(restBefore, restAfter);
  // React Query calls this again while it shows placeholder data, and renders for ever unless the result is stable.
  const isSame = rest === restBefore && columns.every((column, index) => column === before.columns[index]);
  return isSame ? before : { ...rest, columns };
}

function reuseColumn(
  before: Column | undefined,
  after: Column,
  shareCard: (card: CandidateCard) => CandidateCard,
): Column {
  if (before === after || !before) return after;
  const cards = after.cards.map(shareCard);
  const isSame =
    before.stage === after.stage &&
    before.count === after.count &&
    before.more === after.more &&
    before.nextCursor === after.nextCursor &&
    before.cards.length === cards.length &&
    before.cards.every((card, index) => card === cards[index]);
  return isSame ? before : { ...after, cards };
}
