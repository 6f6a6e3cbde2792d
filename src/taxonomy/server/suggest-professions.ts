import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { foldText } from '#taxonomy/rules/fold-text.ts';
import { beginningWord, distance, forgiving, placeOf, resembling } from './match-text.ts';
import { type Language, listProfessions, type ProfessionTitle, titleIn } from './queries.ts';
import { professionLabels, professions } from './tables.ts';

const typoTolerance = 0.45;
/** Minimum similarity of a whole title to be recognised as a profession. */
const sameTitle = 0.5;

const folded = sql`fold_text(${professionLabels.label})`;

/**
 * Professions with a word in their title or aliases, in any language, that starts with the typed text; the closest spellings when
 * there is none. Titles are in the caller's language. Without `search`: all, by title.
 */
export async function suggestProfessions(
  database: Database,
  { search = '', language, limit }: { search?: string | undefined; language: Language; limit: number },
): Promise<ProfessionTitle[]> {
  const typed = foldText(search);
  if (typed === '') return listProfessions(database, language, limit);
  const rank = sql`min(${placeOf(folded, typed)} * 4 + case ${professionLabels.kind} when 'title' then 0 else 2 end
    + case ${professionLabels.language} when ${language} then 0 else 1 end)`;
  const found = await professionsBy(database, language, limit, beginningWord(folded, typed), rank);
  if (found.length > 0) return found;
  return forgiving(database, typoTolerance, (transaction) =>
    professionsBy(
      transaction,
      language,
      limit,
      resembling(folded, typed),
      sql`min(${distance(folded, typed)} + case ${professionLabels.kind} when 'title' then 0 else 0.05 end)`,
    ),
  );
}

/** The profession of a misspelt title, when one is similar enough. */
export async function closestProfession(
  database: Database,
  title: string,
  language: Language,
): Promise<ProfessionTitle | undefined> {
  const typed = foldText(title);
  if (typed === '') return undefined;
  const close = sql`${typed} <% ${folded} and similarity(${typed}, ${folded}) >= ${sameTitle}`;
  const [closest] = await forgiving(database, typoTolerance, (transaction) =>
    professionsBy(transaction, language, 1, close, sql`min(1 - similarity(${typed}, ${folded}))`),
  );
  return closest;
}

function professionsBy(database: Database, language: Language, limit: number, where: SQL, order: SQL) {
  return database
    .select({ id: professions.id, jobTitle: titleIn(language), group: professions.group })
    .from(professionLabels)
    .innerJoin(professions, eq(professions.id, professionLabels.professionId))
    .where(where)
    .groupBy(professions.id)
    .orderBy(order, sql`${professions.source} = 'ponte' desc`, sql`fold_text(${titleIn(language)})`, professions.id)
    .limit(limit);
}
