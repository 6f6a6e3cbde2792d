import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { foldText } from '#taxonomy/rules/fold-text.ts';
import type { SkillKind } from '#taxonomy/rules/taxonomy-terms.ts';
import { type Language, listProfessions, mostUsedSkills, type ProfessionTitle, titleIn } from './queries.ts';
import { professionLabels, professions, skills } from './tables.ts';

export interface SkillSuggestion {
  skill: string;
  label: string;
  kind: SkillKind;
}

/** How much of a word may be mistyped before it no longer counts as the same (share of equal letter groups). */
const typoTolerance = 0.4;
/** How alike a whole title must be to be taken for the profession of what somebody typed. */
const sameTitle = 0.5;

/**
 * Professions whose title or alias, in any language, contains what was typed; the closest spellings when none does.
 * Titles come in the caller's language. Without `search`: all, by title.
 */
export async function suggestProfessions(
  database: Database,
  { search = '', language, limit }: { search?: string | undefined; language: Language; limit: number },
): Promise<ProfessionTitle[]> {
  const typed = foldText(search);
  if (typed === '') return listProfessions(database, language, limit);
  const found = await professionsBy(database, language, limit, containing(foldedLabel, typed), startsFirst(typed));
  if (found.length > 0) return found;
  return forgiving(database, typoTolerance, (transaction) =>
    professionsBy(transaction, language, limit, alike(foldedLabel, typed), closestFirst(foldedLabel, typed)),
  );
}

/** The profession of a title that somebody typed with mistakes, when one is close enough. */
export async function closestProfession(
  database: Database,
  title: string,
  language: Language,
): Promise<ProfessionTitle | undefined> {
  const typed = foldText(title);
  if (typed === '') return undefined;
  const close = sql`${alike(foldedLabel, typed)} and similarity(${typed}, ${foldedLabel}) >= ${sameTitle}`;
  const [closest] = await forgiving(database, typoTolerance, (transaction) =>
    professionsBy(transaction, language, 1, close, sql`min(1 - similarity(${typed}, ${foldedLabel}))`),
  );
  return closest;
}

/** Skills by what was typed, forgiving accents and small typing mistakes. Without `search`: those most asked for. */
export async function suggestSkills(
  database: Database,
  options: { search?: string | undefined; kind?: SkillKind | undefined; language: Language; limit: number },
): Promise<SkillSuggestion[]> {
  const { search = '', kind, language, limit } = options;
  const typed = foldText(search);
  if (typed === '') return mostUsedSkills(database, language, kind, limit);
  const label = language === 'pt' ? skills.labelPt : skills.labelEn;
  const found = (source: Database, where: SQL, order: SQL) =>
    source
      .select({ skill: skills.name, label, kind: skills.kind })
      .from(skills)
      .where(and(where, kind ? eq(skills.kind, kind) : undefined))
      .orderBy(order, sql`${skills.source} = 'ponte' desc`, sql`char_length(${label})`, skills.key)
      .limit(limit);
  const folded = sql`fold_text(${label})`;
  const place = sql`case when ${folded} = ${typed} then 0 when starts_with(${folded}, ${typed}) then 1 else 2 end`;
  const exact = await found(database, containing(foldedSkill, typed), place);
  if (exact.length > 0) return exact;
  return forgiving(database, typoTolerance, (transaction) =>
    found(transaction, alike(foldedSkill, typed), distance(foldedSkill, typed)),
  );
}

const foldedLabel = sql`fold_text(${professionLabels.label})`;
const foldedSkill = sql`fold_text(${skills.labelPt} || ' ' || ${skills.labelEn})`;

function professionsBy(database: Database, language: Language, limit: number, where: SQL, order: SQL) {
  return database
    .select({ id: professions.id, jobTitle: titleIn(language), group: professions.group })
    .from(professionLabels)
    .innerJoin(professions, eq(professions.id, professionLabels.professionId))
    .where(where)
    .groupBy(professions.id)
    .orderBy(order, sql`${professions.source} = 'ponte' desc`, sql`fold_text(${titleIn(language)})`)
    .limit(limit);
}

function containing(folded: SQL, typed: string): SQL {
  return sql`${folded} like ${`%${typed.replace(/[\\%_]/g, '\\$&')}%`}`;
}

function alike(folded: SQL, typed: string): SQL {
  return sql`${typed} <% ${folded}`;
}

/** Equal, then beginning so, then a word beginning so, then anywhere; titles before aliases. */
function startsFirst(typed: string): SQL {
  const place = sql`case when ${foldedLabel} = ${typed} then 0 when starts_with(${foldedLabel}, ${typed}) then 1
    when strpos(${foldedLabel}, ${` ${typed}`}) > 0 then 2 else 3 end`;
  return sql`min(${place} * 2 + case ${professionLabels.kind} when 'title' then 0 else 1 end)`;
}

function closestFirst(folded: SQL, typed: string): SQL {
  return sql`min(${distance(folded, typed)})`;
}

function distance(folded: SQL, typed: string): SQL {
  return sql`1 - 0.7 * word_similarity(${typed}, ${folded}) - 0.3 * similarity(${typed}, ${folded})`;
}

/** The operator that the trigram index serves takes its tolerance from a setting: ours, for this transaction only. */
function forgiving<Result>(
  database: Database,
  tolerance: number,
  read: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(tolerance)}, true)`);
    return read(transaction);
  });
}
