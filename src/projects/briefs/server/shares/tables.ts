import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { createdAt, id, moment } from '#platform/db/columns.ts';
import { briefs, projects } from '#projects/server/tables.ts';

/** A link through which anybody can read a brief, or the project created from it, until it is revoked. */
export const briefShares = pgTable(
  'brief_shares',
  {
    id: id(),
    briefId: uuid('brief_id').references(() => briefs.id, { onDelete: 'cascade' }),
    projectId: uuid('project_id').references(() => projects.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    /** Lets the company copy the link again. Empty in links that were revoked before tokens were encrypted. */
    encryptedToken: text('encrypted_token').notNull(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    check('brief_shares_subject_check', sql`num_nonnulls(${table.briefId}, ${table.projectId}) = 1`),
    uniqueIndex('brief_shares_open_brief')
      .on(table.briefId)
      .where(sql`${table.revokedAt} is null`),
    uniqueIndex('brief_shares_open_project')
      .on(table.projectId)
      .where(sql`${table.revokedAt} is null`),
    index('brief_shares_author').on(table.createdBy),
  ],
);
