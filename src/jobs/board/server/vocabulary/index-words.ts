import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';

/** The words of the searched texts, with accents, and the number of vacancies that contain each. `which` selects among open vacancies. */
const wordsOf = (which: SQL): SQL => sql`
  select fold_text(lexeme) as word,
    (array_agg(lexeme order by lexeme = fold_text(lexeme), lexeme))[1] as shown,
    count(distinct p.id)::int as vacancies
  from positions p
  cross join lateral unnest(tsvector_to_array(to_tsvector('simple', concat_ws(' ', p.title, p.profession, p.company_name, p.city,
    jsonb_path_query_array(p.tags, '$[*].name')::text)))) as lexeme
  where p.state = 'open' and ${which} and char_length(lexeme) between 2 and 40
  group by 1`;

/**
 * Adds the words of some vacancies, so that new vacancies are found despite typos at once. Sorted, so that concurrent calls wait instead of
 * deadlocking.
 */
export async function indexWords(transaction: Database, positionIds: readonly string[]): Promise<void> {
  await transaction.execute(sql`
    insert into vacancy_words (word, shown, vacancies)
    select word, shown, vacancies from (${wordsOf(sql`p.id = any(${sql.param(positionIds)}::uuid[])`)}) as learned order by word
    on conflict (word) do update set
      vacancies = vacancy_words.vacancies + excluded.vacancies,
      shown = case when vacancy_words.shown = vacancy_words.word then excluded.shown else vacancy_words.shown end`);
}

/** Recounts all words and purges those that no open vacancy contains any more. */
export async function reindexWords(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    // It reads every open vacancy, so it runs at night.
    await transaction.execute(sql`set local statement_timeout = '15min'`);
    await transaction.execute(sql`
      with learned as materialized (${wordsOf(sql`true`)}),
      forgotten as (
        delete from vacancy_words known where not exists (select from learned where learned.word = known.word)
      )
      insert into vacancy_words (word, shown, vacancies)
      select word, shown, vacancies from learned order by word
      on conflict (word) do update set vacancies = excluded.vacancies, shown = excluded.shown
      where (vacancy_words.vacancies, vacancy_words.shown) is distinct from (excluded.vacancies, excluded.shown)`);
  });
}
