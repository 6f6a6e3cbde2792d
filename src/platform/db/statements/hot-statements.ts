import { createHash } from 'node:crypto';

const names = new Map<string, string>();
/** A statement whose text depends on the number of its values would otherwise fill the connections. */
const MOST_NAMES = 200;
/** Counts how often plans became stale: new names make every connection prepare anew. */
let generation = 0;

/** From now on connections prepare statements of this text (decision 043). One name per text, so that a name never stands for two statements. */
export function markHot(text: string): void {
  if (names.has(text) || names.size >= MOST_NAMES) return;
  names.set(text, createHash('sha256').update(text).digest('base64url').slice(0, 20));
}

/** The name under which connections prepare a statement; undefined for those that are not hot. */
export function nameOfStatement(text: string): string | undefined {
  const name = names.get(text);
  return name && `${name}-${generation}`;
}

/** Every connection prepares its statements again. */
export function dropPlans(): void {
  generation += 1;
}
