import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';

/** A longer key has its column numbered anew: each drop into the same gap makes keys longer. */
const LONGEST_KEY = 60;

export interface Placed {
  taskId: string;
  /** Sorted byte by byte (`COLLATE "C"`). */
  orderKey: string;
}

/** A key between two neighbours of a column; null where there is none. */
export function keyBetween(before: string | null, after: string | null): string {
  return generateKeyBetween(before, after);
}

export function isKeyTooLong(orderKey: string): boolean {
  return orderKey.length > LONGEST_KEY;
}

/** Whether it is a key as `keyBetween` makes them. */
export function isOrderKey(text: string): boolean {
  if (isKeyTooLong(text)) return false;
  try {
    generateKeyBetween(text, null);
    return true;
  } catch {
    return false;
  }
}

/** Short keys for a whole column, in the order given. */
export function numberAnew(taskIds: readonly string[]): Placed[] {
  const keys = generateNKeysBetween(null, null, taskIds.length);
  return taskIds.map((taskId, index) => ({ taskId, orderKey: keys[index]! }));
}
