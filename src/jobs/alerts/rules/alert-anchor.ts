import type { Area, HiringModel, WorkModel } from '#projects/rules/terms.ts';

/** A word of a search as the text search normalises it, and roughly how many vacancies contain it. */
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
 * The anchor of a saved search: the rarest mark that every matching vacancy carries. It is the search's rarest word, otherwise a filter
 * with a single value, otherwise the mark of all vacancies. A new vacancy is compared only with searches anchored at one of its own marks,
 * so that all other searches are never read. `server/find-hits.ts` builds the marks of a vacancy.
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
