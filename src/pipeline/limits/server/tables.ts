import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { type Stage, stages } from '#applications/rules/stages.ts';
import { applications } from '#applications/server/tables.ts';
import { id, moment, oneOf } from '#platform/db/columns.ts';
import { MAXIMUM_LIMIT_DAYS } from '#pipeline/candidates/rules/lateness.ts';
import { positions } from '#projects/server/tables.ts';
import { workspaces } from '#workspaces/server/tables.ts';

/** The number of days that candidates may wait in a stage: for a company, or for one vacancy. */
export const stageLimits = pgTable(
  'stage_limits',
  {
    id: id(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    positionId: uuid('position_id').references(() => positions.id, { onDelete: 'cascade' }),
    stage: text('stage').$type<Stage>().notNull(),
    days: integer('days').notNull(),
  },
  (table) => [
    check('stage_limits_stage_check', oneOf(table.stage, stages)),
    check('stage_limits_days_check', sql`${table.days} between 1 and ${sql.raw(String(MAXIMUM_LIMIT_DAYS))}`),
    unique('stage_limits_once').on(table.workspaceId, table.stage, table.positionId).nullsNotDistinct(),
    index('stage_limits_position').on(table.positionId),
  ],
);

/** Stays in a stage that the company was reminded of, so that each is reported once. */
export const stageReminders = pgTable('stage_reminders', {
  applicationId: uuid('application_id')
    .primaryKey()
    .references(() => applications.id, { onDelete: 'cascade' }),
  stageEnteredAt: moment('stage_entered_at').notNull(),
});
