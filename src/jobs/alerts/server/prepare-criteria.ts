import { sql } from 'drizzle-orm';
import { jobsErrors } from '#jobs/errors.ts';
import { anchorOf, type SearchedWord } from '#jobs/alerts/rules/alert-anchor.ts';
import type { EnglishCeiling, ExperienceLevel } from '#jobs/board/rules/search-filters.ts';
import { searchWordsOf, toSearchQuery } from '#jobs/board/rules/search-words.ts';
import { citiesOfState } from '#jobs/board/server/cities-of-state.ts';
import type { StateCode } from '#platform/brazil/states.ts';
import type { Database } from '#platform/db/connection.ts';
import type { Area, HiringModel, WorkModel } from '#projects/rules/terms.ts';

export interface Criteria {
  search: string;
  area: readonly Area[];
  hiringModel: readonly HiringModel[];
  workModel: readonly WorkModel[];
  level: readonly ExperienceLevel[];
  city: string;
  state: StateCode | null;
  payFrom: number | null;
  english: EnglishCeiling | null;
}

/** The columns of a saved search derived from its criteria. Lists are sorted, so that equal searches are equal rows. */
export async function prepareCriteria(
  database: Database,
  { search, city, state, payFrom, english, ...filters }: Criteria,
) {
  const query = toSearchQuery(search);
  if (search !== '' && query === null) throw jobsErrors.searchUnreadable();
  const distinct = <Value>(values: readonly Value[]) => [...new Set(values)].toSorted();
  const lists = {
    area: distinct(filters.area),
    hiringModel: distinct(filters.hiringModel),
    workModel: distinct(filters.workModel),
    level: distinct(filters.level),
  };
  const words = await readWords(database, searchWordsOf(search));
  return {
    ...lists,
    ...{ city, state, payFrom, english },
    stateCities: state === null ? null : [...citiesOfState(state)],
    words: search,
    query: query === null ? null : sql`to_tsquery('public.vacancy', ${query})`,
    anchor: anchorOf({ ...lists, words }),
  };
}

/** The words as the text search splits them, and how many vacancies contain each; unknown words count as the rarest. */
async function readWords(database: Database, words: readonly string[]): Promise<SearchedWord[]> {
  if (words.length === 0) return [];
  const { rows } = await database.execute<SearchedWord & Record<string, unknown>>(sql`
    select lexeme, place = ${words.length} as "isBeginning", coalesce((
        select sum(vacancies)::int from vacancy_words
        where word = lexeme or (place = ${words.length} and word like lexeme || '%')
      ), 0) as vacancies
    from unnest(${sql.param(words)}::text[]) with ordinality as given (word, place)
    cross join lateral unnest(tsvector_to_array(to_tsvector('public.vacancy', given.word))) as lexeme
    order by place, lexeme`);
  return rows;
}
