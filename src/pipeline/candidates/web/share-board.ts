import { replaceEqualDeep } from '@tanstack/react-query';
import type { Board, CandidateCard } from '#pipeline/candidates/shapes.ts';

type Column = Board['columns'][number];

/**
 * A board that keeps every card and column of the former one that did not change, so that only what changed is drawn. The
 * query cache on its own compares lists place by place: one card in front would make all below it look new.
 */
export function shareBoard(before: unknown, after: unknown): unknown {
  return before === undefined || before === after ? after : share(before as Board, after as Board);
}

function share(before: Board, after: Board): Board {
  const known = new Map(before.columns.flatMap(({ cards }) => cards.map((card) => [card.applicationId, card])));
  const shareCard = (card: CandidateCard): CandidateCard => replaceEqualDeep(known.get(card.applicationId), card);
  const columns = after.columns.map((column, index) => shareColumn(before.columns[index], column, shareCard));
  const { columns: _before, ...restBefore } = before;
  const { columns: _after, ...restAfter } = after;
  const rest = replaceEqualDeep(restBefore, restAfter);
  // React Query asks again while it shows a former board in the meantime, and draws for ever when that never stays the same.
  const isSame = rest === restBefore && columns.every((column, index) => column === before.columns[index]);
  return isSame ? before : { ...rest, columns };
}

function shareColumn(
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
