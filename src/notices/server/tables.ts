import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { type MailChoice, mailChoices } from '#notices/choices/rules/mail-choices.ts';
import type { Permission } from '#platform/access/permissions.ts';
import { type MailKind, mailKindNames } from '#platform/contract/mail-kinds.ts';
import { id, moment, oneOf } from '#platform/db/columns.ts';
import { happenings } from '#platform/db/tables.ts';
import { workspaces } from '#workspaces/server/tables.ts';

/** What happened and somebody should know: one row for each reader, written by sql/tell.sql in the transaction of the happening. */
export const notices = pgTable(
  'notices',
  {
    /** No foreign key: its check would wait for whatever else the reader does just now. The nightly purge finds who is gone. */
    userId: uuid('user_id').notNull(),
    /** In the order of time. */
    happeningId: uuid('happening_id')
      .notNull()
      .references(() => happenings.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    kind: text('kind').$type<MailKind>().notNull(),
    side: text('side').$type<'company' | 'person' | 'team'>().notNull(),
    /** The space whose people lose it together with their place there; null: it stays its reader's. */
    workspaceId: uuid('workspace_id'),
    /** What colleagues need there. Null: nothing of somebody whom it concerns, of all others that the space is theirs. */
    permission: text('permission').$type<Permission>(),
    readAt: moment('read_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.happeningId] }),
    check('notices_kind_check', oneOf(table.kind, mailKindNames)),
    check('notices_side_check', oneOf(table.side, ['company', 'person', 'team'])),
    index('notices_unread')
      .on(table.userId, table.happeningId)
      .where(sql`${table.readAt} is null`),
    index('notices_happening').on(table.happeningId),
  ],
);

/** What somebody chose otherwise than the product does by itself; without a space, for all of them. */
export const noticeChoices = pgTable(
  'notice_choices',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    workspaceId: uuid('workspace_id').references(() => workspaces.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<MailKind>().notNull(),
    inProduct: boolean('in_product').notNull(),
    mail: text('mailed').$type<MailChoice>().notNull(),
  },
  (table) => [
    unique('notice_choices_one').on(table.userId, table.kind, table.workspaceId).nullsNotDistinct(),
    check('notice_choices_kind_check', oneOf(table.kind, mailKindNames)),
    check('notice_choices_mail_check', oneOf(table.mail, mailChoices)),
  ],
);

/** When somebody wants no mail that can wait, and when they were sent their digests. */
export const noticeReaders = pgTable(
  'notice_readers',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Minutes of the reader's day; both null: never quiet. */
    quietFrom: smallint('quiet_from'),
    quietUntil: smallint('quiet_until'),
    dailyAt: moment('daily_at'),
    weeklyAt: moment('weekly_at'),
  },
  (table) => [
    check(
      'notice_readers_quiet_check',
      sql`num_nulls(${table.quietFrom}, ${table.quietUntil}) in (0, 2) and coalesce(${table.quietFrom}, 0) between 0 and 1439 and coalesce(${table.quietUntil}, 0) between 0 and 1439`,
    ),
  ],
);
