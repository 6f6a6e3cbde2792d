import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  doublePrecision,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { oneOf } from '#platform/db/columns.ts';
import {
  labelLength,
  type ProfessionGroup,
  professionGroups,
  type SkillKind,
  skillKinds,
  type TaxonomySource,
  taxonomySources,
} from '#taxonomy/rules/taxonomy-terms.ts';

/** Ids are UUID v5 of slug, external id or folded name (`ids.ts`), so that loading again finds the same rows. */
export const professions = pgTable(
  'professions',
  {
    id: uuid('id').primaryKey(),
    titlePt: text('title_pt').notNull(),
    titleEn: text('title_en').notNull(),
    group: text('group').$type<ProfessionGroup>().notNull(),
    source: text('source').$type<TaxonomySource>().notNull(),
    /** The id in the imported taxonomy; also set on own professions that an import matched by title. */
    externalId: text('external_id').unique(),
  },
  (table) => [
    check('professions_group_check', oneOf(table.group, professionGroups)),
    check('professions_source_check', oneOf(table.source, taxonomySources)),
    check('professions_title_pt_check', labelled(table.titlePt)),
    check('professions_title_en_check', labelled(table.titleEn)),
  ],
);

/** Every name of a profession: the searched text. */
export const professionLabels = pgTable(
  'profession_labels',
  {
    professionId: uuid('profession_id')
      .notNull()
      .references(() => professions.id, { onDelete: 'cascade' }),
    language: text('language').$type<'pt' | 'en'>().notNull(),
    label: text('label').notNull(),
    kind: text('kind').$type<'title' | 'alias'>().notNull(),
    source: text('source').$type<TaxonomySource>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.professionId, table.language, table.label] }),
    check('profession_labels_language_check', sql`${table.language} in ('pt', 'en')`),
    check('profession_labels_kind_check', sql`${table.kind} in ('title', 'alias')`),
    check('profession_labels_source_check', oneOf(table.source, taxonomySources)),
    check('profession_labels_label_check', labelled(table.label)),
    index('profession_labels_folded').on(sql`fold_text(${table.label})`),
    index('profession_labels_trigrams').using('gin', sql`fold_text(${table.label}) gin_trgm_ops`),
  ],
);

export const skills = pgTable(
  'skills',
  {
    id: uuid('id').primaryKey(),
    /** The folded name: one row per spelling. */
    key: text('key').notNull().unique(),
    name: text('name').notNull(),
    labelPt: text('label_pt').notNull(),
    labelEn: text('label_en').notNull(),
    /** Its usual kind, for suggestions; a profession may use it under another one. */
    kind: text('kind').$type<SkillKind>().notNull(),
    source: text('source').$type<TaxonomySource>().notNull(),
  },
  (table) => [
    check('skills_kind_check', oneOf(table.kind, skillKinds)),
    check('skills_source_check', oneOf(table.source, taxonomySources)),
    check('skills_name_check', labelled(table.name)),
    check('skills_label_pt_check', labelled(table.labelPt)),
    check('skills_label_en_check', labelled(table.labelEn)),
    index('skills_trigrams').using('gin', sql`fold_text(${table.labelPt} || ' ' || ${table.labelEn}) gin_trgm_ops`),
  ],
);

export const professionSkills = pgTable(
  'profession_skills',
  {
    professionId: uuid('profession_id')
      .notNull()
      .references(() => professions.id, { onDelete: 'cascade' }),
    skillId: uuid('skill_id')
      .notNull()
      .references(() => skills.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<SkillKind>().notNull(),
    weight: doublePrecision('weight').notNull(),
    source: text('source').$type<TaxonomySource>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.professionId, table.skillId] }),
    check('profession_skills_kind_check', oneOf(table.kind, skillKinds)),
    check('profession_skills_source_check', oneOf(table.source, taxonomySources)),
    check('profession_skills_weight_check', sql`${table.weight} > 0 and ${table.weight} <= 1`),
    index('profession_skills_skill').on(table.skillId),
  ],
);

export const relatedProfessions = pgTable(
  'related_professions',
  {
    professionId: uuid('profession_id')
      .notNull()
      .references(() => professions.id, { onDelete: 'cascade' }),
    relatedId: uuid('related_id')
      .notNull()
      .references(() => professions.id, { onDelete: 'cascade' }),
    score: doublePrecision('score').notNull(),
    source: text('source').$type<TaxonomySource>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.professionId, table.relatedId] }),
    check('related_professions_other_check', sql`${table.professionId} <> ${table.relatedId}`),
    check('related_professions_score_check', sql`${table.score} > 0 and ${table.score} <= 1`),
    check('related_professions_source_check', oneOf(table.source, taxonomySources)),
    index('related_professions_related').on(table.relatedId),
  ],
);

/** A single row: the loaded version of the own catalogue. */
export const taxonomyState = pgTable(
  'taxonomy_state',
  {
    id: smallint('id').primaryKey(),
    contentHash: text('content_hash').notNull(),
    loadedAt: timestamp('loaded_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check('taxonomy_state_single_check', sql`${table.id} = 1`)],
);

function labelled(column: AnyPgColumn): SQL {
  return sql`char_length(${column}) between 1 and ${sql.raw(String(labelLength))}`;
}
