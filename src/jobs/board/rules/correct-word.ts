import { editDistance } from './edit-distance.ts';

export interface KnownWord {
  /** Folded: without case and accents. */
  word: string;
  /** In its original spelling. */
  shown: string;
  /** Roughly how many vacancies contain it. */
  vacancies: number;
}

const SHORTEST_CORRECTED = 3;
const LONG_WORD = 7;

/** The maximum number of typos in a word: none in very short words, because too many words are similar. */
function allowedTypos(typed: string): number {
  if (typed.length < SHORTEST_CORRECTED) return 0;
  return typed.length < LONG_WORD ? 1 : 2;
}

/**
 * Corrects a typed word (folded) that no vacancy contains: returns the known word with the fewest typos, among equals the most frequent
 * one.
 */
export function correctWord(typed: string, known: readonly KnownWord[]): string | null {
  const allowed = allowedTypos(typed);
  let best: (KnownWord & { slips: number }) | null = null;
  for (const one of known) {
    const slips = editDistance(typed, one.word, allowed);
    if (slips === 0 || slips > allowed) continue;
    const isBetter = !best || slips < best.slips || (slips === best.slips && one.vacancies > best.vacancies);
    if (isBetter) best = { ...one, slips };
  }
  return best?.shown ?? null;
}
