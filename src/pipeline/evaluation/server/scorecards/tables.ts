import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { applications } from '#applications/server/tables.ts';
import {
  type Recommendation,
  recommendations,
  type ScorecardAnswers,
  type ScorecardQuestion,
  type ScorecardStage,
  scorecardStages,
} from '#pipeline/evaluation/rules/scorecard.ts';
import { createdAt, id, oneOf, updatedAt, versionColumn } from '#platform/db/columns.ts';
import { positions } from '#projects/server/tables.ts';
import { workspaces } from '#workspaces/server/tables.ts';

/**
 * A company's questions about candidates of a stage, for all its positions or for one; each change is a row of its own, so that an answered scorecard
 * keeps its questions.
 */
export const scorecardForms = pgTable(
  'scorecard_forms',
  {
    id: id(),
    workspaceId: uuid('workspace_id').references(() => workspaces.id, { onDelete: 'cascade' }),
    positionId: uuid('position_id').references(() => positions.id, { onDelete: 'cascade' }),
    stage: text('stage').$type<ScorecardStage>().notNull(),
    /** The latest version is asked now. */
    version: integer('version').notNull(),
    /** Null: the position uses the company's questions. */
    questions: jsonb('questions').$type<ScorecardQuestion[]>(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    check('scorecard_forms_stage_check', oneOf(table.stage, scorecardStages)),
    check('scorecard_forms_scope_check', sql`num_nonnulls(${table.workspaceId}, ${table.positionId}) = 1`),
    check('scorecard_forms_questions_check', sql`${table.positionId} is not null or ${table.questions} is not null`),
    // When two people change the same questions at once, the second one finds the version taken.
    unique('scorecard_forms_once')
      .on(table.workspaceId, table.positionId, table.stage, table.version)
      .nullsNotDistinct(),
    index('scorecard_forms_position').on(table.positionId),
  ],
);

/** One colleague's opinion of a candidate in a stage; the candidate never sees it. */
export const scorecards = pgTable(
  'scorecards',
  {
    id: id(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    stage: text('stage').$type<ScorecardStage>().notNull(),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    /** Null: there were no questions when it was filled in. */
    formId: uuid('form_id').references(() => scorecardForms.id),
    answers: jsonb('answers').$type<ScorecardAnswers>().notNull(),
    recommendation: text('recommendation').$type<Recommendation>().notNull(),
    note: text('note'),
    version: versionColumn(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('scorecards_stage_check', oneOf(table.stage, scorecardStages)),
    check('scorecards_recommendation_check', oneOf(table.recommendation, recommendations)),
    unique('scorecards_once').on(table.applicationId, table.stage, table.authorId),
    index('scorecards_author').on(table.authorId),
    index('scorecards_form').on(table.formId),
  ],
);
