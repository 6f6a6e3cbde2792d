import { poolOf } from '#platform/db/pool-of.ts';
import type { Database } from '#platform/db/connection.ts';
import { queryPrepared } from '#platform/db/statements/prepared.ts';

// The operators of the index that compares bytes; no text is behind the last character of Unicode.
const text = `select exists (select from vacancy_words w where w.word = typed.word)
    and not exists (select from vacancy_words w where w.word ~>~ typed.word and w.word ~<~ (typed.word || E'\\U0010FFFF')) as whole
  from (select fold_text($1) as word) as typed`;

/**
 * Whether vacancies contain a word, and none that only begins with it. Such a word is searched as it stands: for the beginning of a word
 * PostgreSQL lists every vacancy of every such word before it compares them with the other words. A longer word that no vacancy had so far
 * counts as soon as the vacancy is announced.
 */
export async function isWholeWord(database: Database, word: string): Promise<boolean> {
  const [row] = await queryPrepared<{ whole: boolean }>(poolOf(database), { text, values: [word] });
  return row!.whole;
}
