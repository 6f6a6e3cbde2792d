import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { foldText } from '#taxonomy/rules/fold-text.ts';
import type { SkillKind } from '#taxonomy/rules/taxonomy-terms.ts';
import { beginningWord, distance, forgiving, placeOf, resembling } from './match-text.ts';
import { type Language, mostUsedSkills } from './queries.ts';
import { skills } from './tables.ts';

const typoTolerance = 0.4;

export interface SkillSuggestion {
  /** As stored in profiles and vacancies. */
  skill: string;
  /** In the caller's language. */
  label: string;
  kind: SkillKind;
}

/** Skills that match the typed text, tolerating accents and small typing mistakes. Without `search`: the most used ones. */
export async function suggestSkills(
  database: Database,
  options: { search?: string | undefined; kind?: SkillKind | undefined; language: Language; limit: number },
): Promise<SkillSuggestion[]> {
  const { search = '', kind, language, limit } = options;
  const typed = foldText(search);
  if (typed === '') return mostUsedSkills(database, language, kind, limit);
  const label = language === 'pt' ? skills.labelPt : skills.labelEn;
  const folded = sql`fold_text(${skills.labelPt} || ' ' || ${skills.labelEn})`;
  const found = (source: Database, where: SQL, order: SQL) =>
    source
      .select({ skill: skills.name, label, kind: skills.kind })
      .from(skills)
      .where(and(where, kind ? eq(skills.kind, kind) : undefined))
      .orderBy(order, sql`${skills.source} = 'ponte' desc`, sql`char_length(${label})`, skills.key)
      .limit(limit);
  const place = placeOf(sql`fold_text(${label})`, typed);
  const exact = await found(database, beginningWord(folded, typed), place);
  if (exact.length > 0) return exact;
  return forgiving(database, typoTolerance, (transaction) =>
    found(transaction, resembling(folded, typed), distance(folded, typed)),
  );
}
