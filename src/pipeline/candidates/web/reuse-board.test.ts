import { expect, it } from 'vitest';
import type { Board, CandidateCard } from '#pipeline/candidates/schemas.ts';
import { reuseBoard } from './reuse-board.ts';

const card = (applicationId: string, version = 1) =>
  ({ applicationId, version, skills: ['Kafka'], expected: { hourValue: 5 } }) as CandidateCard;

function boardOf(first: CandidateCard[], second: CandidateCard[]): Board {
  const columns = [
    { stage: 'new', cards: first, count: first.length, nextCursor: null },
    { stage: 'qualify', cards: second, count: second.length, nextCursor: null },
  ];
  return { columns, total: first.length + second.length, position: { title: 'React' } } as Board;
}

const copyOf = (board: Board) => JSON.parse(JSON.stringify(board)) as Board;
const share = (before: Board, after: Board) => reuseBoard(before, after) as Board;

it('PIP-01 keeps the cards below a new one in front, and the column that did not change', () => {
  const before = boardOf([card('a'), card('b')], [card('c')]);
  const after = copyOf(boardOf([card('n'), card('a'), card('b')], [card('c')]));
  const shared = share(before, after);
  expect(shared).toEqual(after);
  expect(shared.columns[0]!.cards[1]).toBe(before.columns[0]!.cards[0]);
  expect(shared.columns[0]!.cards[2]).toBe(before.columns[0]!.cards[1]);
  expect(shared.columns[1]).toBe(before.columns[1]);
  expect(shared.position).toBe(before.position);
});

it('PIP-01 keeps a card that moved to another column, and replaces one that changed', () => {
  const before = boardOf([card('a'), card('b')], [card('c')]);
  const after = copyOf(boardOf([card('b')], [card('a'), card('c', 2)]));
  const shared = share(before, after);
  expect(shared).toEqual(after);
  expect(shared.columns[1]!.cards[0]).toBe(before.columns[0]!.cards[0]);
  expect(shared.columns[1]!.cards[1]).not.toBe(before.columns[1]!.cards[0]);
});

it('PIP-01 returns the same board when nothing changed', () => {
  const before = boardOf([card('a')], [card('c')]);
  expect(share(before, before)).toBe(before);
  expect(share(before, copyOf(before))).toBe(before);
});

it('PIP-01 notices that cards changed places or a count grew', () => {
  const before = boardOf([card('a'), card('b')], [card('c')]);
  const after = boardOf([card('b'), card('a')], [card('c')]);
  after.columns[1] = { ...after.columns[1]!, count: 9 };
  expect(share(before, after)).toEqual(after);
});

it('PIP-01 notices that a column has more than it counts', () => {
  const before = boardOf([card('a')], [card('c')]);
  const after = copyOf(before);
  after.columns[0] = { ...after.columns[0]!, more: true };
  expect(share(before, after)).toEqual(after);
});
