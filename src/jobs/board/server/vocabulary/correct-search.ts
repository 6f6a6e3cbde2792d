import { sql } from 'drizzle-orm';
import { correctWord, type KnownWord } from '#jobs/board/rules/correct-word.ts';
import { searchWordsOf } from '#jobs/board/rules/search-words.ts';
import type { Database } from '#platform/db/connection.ts';

const LONGEST_WORD = 40;
const CANDIDATES = 200;
/**
 * Words of this length and longer have no stored variants with two letters left out; after two typos they still share most of their
 * trigrams.
 */
const FOUND_BY_TRIGRAMS = 15;
/** Searches are limited to a hundred characters; a corrected one is also part of cursors. */
const LONGEST_SEARCH = 100;

/**
 * Corrects the words of a search that matched nothing: each word that no vacancy contains is replaced by the closest one that exists. Null
 * when every word is known, or when one is too different from all. Reads only the vocabulary, not the vacancies.
 */
export async function correctSearch(database: Database, typed: string): Promise<string | null> {
  const words = searchWordsOf(typed);
  if (words.length === 0 || words.some((word) => word.length > LONGEST_WORD)) return null;
  const found = await lookUpWords(database, words);
  const meant = words.map((word, index) => {
    const { folded, known, candidates } = found[index]!;
    return known ? word : correctWord(folded, candidates);
  });
  if (meant.includes(null)) return null;
  const corrected = meant.join(' ');
  return corrected === words.join(' ') || corrected.length > LONGEST_SEARCH ? null : corrected;
}

interface LookedUp extends Record<string, unknown> {
  folded: string;
  known: boolean;
  candidates: KnownWord[];
}

/** For each word whether a vacancy contains it (the last one as a prefix, like the search), and otherwise similar words. */
async function lookUpWords(database: Database, words: readonly string[]): Promise<LookedUp[]> {
  const { rows } = await database.execute<LookedUp>(sql`
    select typed.folded, typed.known, coalesce(near.candidates, '[]') as candidates
    from (
      select place, folded, exists (
        select from vacancy_words w
        where w.word = folded or (place = ${words.length} and w.word like folded || '%')
      ) as known
      from (select place, fold_text(word) as folded from unnest(${sql.param(words)}::text[]) with ordinality as given (word, place)) as given
    ) as typed
    left join lateral (
      select json_agg(json_build_object('word', word, 'shown', shown, 'vacancies', vacancies)) as candidates
      from (
        select word, shown, vacancies from vacancy_words
        where not typed.known and (
          word_variants(word) && word_variants(typed.folded)
          or char_length(typed.folded) >= ${FOUND_BY_TRIGRAMS} and word % typed.folded
        )
        order by similarity(word, typed.folded) desc, word
        limit ${CANDIDATES}
      ) as nearest
    ) as near on true
    order by typed.place`);
  return rows;
}
