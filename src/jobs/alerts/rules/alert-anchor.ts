import type { Area, HiringModel, WorkModel } from '#projects/rules/terms.ts';

/** A word of a search in the form of the text search, and in about how many vacancies it occurs. */
export interface SearchedWord {
  lexeme: string;
  /** The last word of a search is a prefix: vacancies may continue it. */
  isBeginning: boolean;
  vacancies: number;
}

interface Criteria {
  words: readonly SearchedWord[];
  area: readonly Area[];
  hiringModel: readonly HiringModel[];
  workModel: readonly WorkModel[];
}

/**
 * One mark that every vacancy matching a search carries, the rarest: its rarest word, otherwise a filter with a single value, otherwise the mark of
 * all. A new vacancy is compared only with the searches anchored at one of its own marks, so that the many other searches are never read. The marks
 * of a vacancy are built in server/alerts/find-hits.ts.
 */
export function anchorOf({ words, area, hiringModel, workModel }: Criteria): string {
  const [rarest] = words.toSorted((one, other) => one.vacancies - other.vacancies);
  if (rarest) return `${rarest.isBeginning ? '^' : '='}${Array.from(rarest.lexeme).slice(0, LONGEST_MARK).join('')}`;
  if (area.length === 1) return `area:${area[0]}`;
  if (workModel.length === 1) return `work:${workModel[0]}`;
  if (hiringModel.length === 1) return `hiring:${hiringModel[0]}`;
  return '*';
}

/** Prefixes of a word are marks up to this length. */
export const LONGEST_MARK = 40;
