import { describe, expect, it } from 'vitest';
import { listWaiting } from './list-waiting.ts';

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const item = (
  kind: string,
  { count = 1, since = 1, until }: { count?: number; since?: number; until?: number } = {},
) => ({
  kind,
  count,
  since: day(since),
  until: until === undefined ? null : day(until),
});

describe('what waits', () => {
  it('comes by its end, what has none last, then by how long it has waited', () => {
    const { items } = listWaiting([
      item('endless', { since: 2 }),
      item('late', { until: 3 }),
      item('older', { since: 1, until: 9 }),
      item('younger', { since: 4, until: 9 }),
      item('oldest', { since: 1 }),
    ]);
    expect(items.map(({ kind }) => kind)).toEqual(['late', 'older', 'younger', 'oldest', 'endless']);
  });

  it.each([
    [[99], { count: 99, more: false }],
    [[60, 39], { count: 99, more: false }],
    [[60, 40], { count: 99, more: true }],
    [[100], { count: 99, more: true }],
  ])('counts %j as %j', (counts, expected) => {
    const answer = listWaiting(counts.map((count) => item('overdue', { count })));
    expect([answer.counts['overdue'], answer.total]).toEqual([expected, expected]);
  });

  it('lists 50 of a kind and 200 in all, and counts the others too', () => {
    const kinds = ['a', 'b', 'c', 'd', 'e'];
    const many = kinds.flatMap((kind) => Array.from({ length: 60 }, (_, index) => item(kind, { since: index + 1 })));
    const { items, counts, total } = listWaiting(many);
    expect(items).toHaveLength(200);
    expect(counts['e']).toEqual({ count: 60, more: false });
    expect(total).toEqual({ count: 99, more: true });
    expect(listWaiting(many.slice(0, 60)).items).toHaveLength(50);
  });

  it('nothing waits', () => {
    expect(listWaiting([])).toEqual({ items: [], counts: {}, total: { count: 0, more: false } });
  });
});
