import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { createdAt, id, updatedAt, versionColumn } from '#platform/db/columns.ts';
import { workspaces } from '#workspaces/server/tables.ts';

/** Answers of a brief that a company saves to start others with. */
export const briefTemplates = pgTable(
  'brief_templates',
  {
    id: id(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    answers: jsonb('answers').$type<Record<string, unknown>>().notNull(),
    version: versionColumn(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('brief_templates_name_check', sql`char_length(${table.name}) between 1 and 120`),
    uniqueIndex('brief_templates_name').on(table.workspaceId, sql`lower(${table.name})`),
    index('brief_templates_author').on(table.createdBy),
  ],
);
