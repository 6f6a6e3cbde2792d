import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { applications } from '#applications/server/tables.ts';
import { type CommonReason, commonReasons } from '#pipeline/moving/rules/rejection-terms.ts';
import { createdAt, id, moment, oneOf, versionColumn } from '#platform/db/columns.ts';
import { workspaces } from '#workspaces/server/tables.ts';

/** A company's own reasons for not going on; removed ones stay for statistics. */
export const rejectionReasons = pgTable(
  'rejection_reasons',
  {
    id: id(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    removedAt: moment('removed_at'),
    version: versionColumn(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('rejection_reasons_name')
      .on(table.workspaceId, sql`fold_text(${table.name})`)
      .where(sql`${table.removedAt} is null`),
  ],
);

/** Why a company does not go on with a candidate, and the message that they get: one for each application. */
export const rejections = pgTable(
  'rejections',
  {
    applicationId: uuid('application_id')
      .primaryKey()
      .references(() => applications.id, { onDelete: 'cascade' }),
    commonReason: text('common_reason').$type<CommonReason>(),
    reasonId: uuid('reason_id').references(() => rejectionReasons.id, { onDelete: 'set null' }),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: moment('decided_at').notNull(),
    /** Nobody decided on this candidate: somebody else was hired. Ends when the vacancy is opened again. */
    isByHire: boolean('is_by_hire').notNull().default(false),
    /** The company's message until it is sent; without one the product's own goes. */
    subject: text('subject'),
    text: text('text'),
    sendAt: moment('send_at').notNull(),
    /** When it went, or when there was nobody left to tell. */
    sentAt: moment('sent_at'),
  },
  (table) => [
    check('rejections_common_reason_check', oneOf(table.commonReason, commonReasons)),
    check('rejections_reason_check', sql`${table.commonReason} is null or ${table.reasonId} is null`),
    check('rejections_message_check', sql`(${table.subject} is null) = (${table.text} is null)`),
    index('rejections_due')
      .on(table.sendAt)
      .where(sql`${table.sentAt} is null`),
    index('rejections_reason').on(table.reasonId),
  ],
);
