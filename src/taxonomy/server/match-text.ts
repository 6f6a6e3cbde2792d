import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { adjacentTranspositions } from '#taxonomy/rules/adjacent-transpositions.ts';

/* SQL conditions that match typed text with a folded label. Each of them can use the trigram index. `typed` is already folded (`foldText`). */

export function containing(folded: SQL, typed: string): SQL {
  return sql`${folded} like ${`%${typed.replace(/[\\%_]/g, String.raw`\$&`)}%`}`;
}

/** 0: equal, 1: starts with it, 2: a later word starts with it, 3: contains it. */
export function placeOf(folded: SQL, typed: string): SQL {
  return sql`case when ${folded} = ${typed} then 0 when starts_with(${folded}, ${typed}) then 1
    when strpos(translate(${folded}, '-/(.&', '     '), ${` ${typed}`}) > 0 then 2 else 3 end`;
}

/** A word starts with the typed text. */
export function beginningWord(folded: SQL, typed: string): SQL {
  return sql`(${containing(folded, typed)} and ${placeOf(folded, typed)} < 3)`;
}

/** Contains the typed text, or a misspelling of it: two letters transposed, or most trigrams equal (see `forgiving`). */
export function resembling(folded: SQL, typed: string): SQL {
  const conditions = [sql`${typed} <% ${folded}`, containing(folded, typed)];
  const swaps = swapsPattern(typed);
  if (swaps) conditions.push(sql`${folded} ~ ${String.raw`\m${swaps}`}`);
  return sql`(${sql.join(conditions, sql` or `)})`;
}

/** Distance, 0 to 1. */
export function distance(folded: SQL, typed: string): SQL {
  const letters = sql`1 - 0.7 * word_similarity(${typed}, ${folded}) - 0.3 * similarity(${typed}, ${folded})`;
  const swaps = swapsPattern(typed);
  if (!swaps) return letters;
  return sql`least(${letters}, case when ${folded} ~ ${`^${swaps}`} then 0.1 when ${folded} ~ ${String.raw`\m${swaps}`} then 0.2 else 1 end)`;
}

/** One regular expression for all transpositions; characters other than letters and digits match themselves. */
function swapsPattern(typed: string): string | undefined {
  const swaps = adjacentTranspositions(typed).map((swap) => swap.replace(/[^\p{L}\p{N} ]/gu, String.raw`\$&`));
  return swaps.length === 0 ? undefined : `(${swaps.join('|')})`;
}

/** The index reads its threshold from a setting: sets `tolerance` (share of equal trigrams) for this transaction only. */
export function forgiving<Result>(
  database: Database,
  tolerance: number,
  read: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(tolerance)}, true)`);
    return read(transaction);
  });
}
