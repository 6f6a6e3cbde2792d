import { editDistance } from './edit-distance.ts';

export interface KnownWord {
  /** Without case and accents. */
  word: string;
  /** As it is written. */
  shown: string;
  /** In about how many vacancies. */
  vacancies: number;
}

const SHORTEST_CORRECTED = 3;
const LONG_WORD = 7;

/** How many typos a word may have and still be understood: none in very short ones, where every other word is near. */
function allowedTypos(typed: string): number {
  if (typed.length < SHORTEST_CORRECTED) return 0;
  return typed.length < LONG_WORD ? 1 : 2;
}

/** Corrects a typed word (folded) that no vacancy has: the known word with the fewest typos, of equals the most frequent. */
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
