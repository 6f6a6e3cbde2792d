import type { Waiting } from '#waiting/contract.ts';

/** Whether the items are everything that waits: nothing was left out of a list that was too long, so a part of it can be taken from it. */
export function isWhole({ items, total }: Pick<Waiting, 'items' | 'total'>): boolean {
  return !total.more && items.reduce((sum, { count }) => sum + count, 0) === total.count;
}
