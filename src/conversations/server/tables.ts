import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { applications } from '#applications/server/tables.ts';
import { type MessageSide, messageSides, type MessageState, messageStates } from '#conversations/rules/terms.ts';
import { createdAt, id, moment, momentOfWriting, oneOf, updatedAt, versionColumn } from '#platform/db/columns.ts';
import { workspaces } from '#workspaces/server/tables.ts';

const application = () =>
  uuid('application_id')
    .notNull()
    .references(() => applications.id, { onDelete: 'cascade' });

/** A message between a company and a candidate, as it was written. */
export const applicationMessages = pgTable(
  'application_messages',
  {
    id: id(),
    applicationId: application(),
    /** The company that wrote or got it; the application may move to another one later. */
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    /** All recipients of one sending share it, so that nobody gets it twice if it is sent again by accident. */
    mailingId: uuid('mailing_id').notNull(),
    side: text('side').$type<MessageSide>().notNull().default('company'),
    senderId: uuid('sender_id').references(() => users.id, { onDelete: 'set null' }),
    /** Only messages that are sent to many, or made from a template, have one. */
    subject: text('subject'),
    text: text('text').notNull(),
    state: text('state').$type<MessageState>().notNull().default('sent'),
    /** When the other side reads it; in the future while it is scheduled. */
    sendAt: momentOfWriting('send_at'),
    createdAt: createdAt(),
  },
  (table) => [
    check('application_messages_side_check', oneOf(table.side, messageSides)),
    check('application_messages_state_check', oneOf(table.state, messageStates)),
    check('application_messages_candidate_check', sql`${table.side} = 'company' or ${table.state} = 'sent'`),
    unique('application_messages_once').on(table.mailingId, table.applicationId),
    index('application_messages_application').on(
      table.applicationId,
      table.sendAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('application_messages_workspace').on(table.workspaceId, table.createdAt.desc().nullsFirst()),
    index('application_messages_sender').on(table.senderId, table.createdAt),
    index('application_messages_scheduled')
      .on(table.sendAt)
      .where(sql`${table.state} = 'scheduled'`),
  ],
);

/** The conversation of an application; it exists from the company's first message. */
export const messageThreads = pgTable(
  'message_threads',
  {
    applicationId: application().primaryKey(),
    /** The company of the application, kept here so that its list is a walk of one index. */
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    lastAt: moment('last_at').notNull(),
    isUnreadByCompany: boolean('is_unread_by_company').notNull().default(false),
    isUnreadByCandidate: boolean('is_unread_by_candidate').notNull().default(false),
    /** Who has to answer; null when nobody has to. */
    awaits: text('awaits').$type<MessageSide>(),
    companyBlockedAt: moment('company_blocked_at'),
    candidateBlockedAt: moment('candidate_blocked_at'),
  },
  (table) => [
    check('message_threads_awaits_check', oneOf(table.awaits, messageSides)),
    index('message_threads_company').on(
      table.workspaceId,
      table.lastAt.desc().nullsFirst(),
      table.applicationId.desc().nullsFirst(),
    ),
    index('message_threads_unread')
      .on(table.workspaceId, table.lastAt.desc().nullsFirst(), table.applicationId.desc().nullsFirst())
      .where(sql`${table.isUnreadByCompany}`),
    index('message_threads_to_answer')
      .on(table.workspaceId, table.lastAt.desc().nullsFirst(), table.applicationId.desc().nullsFirst())
      .where(sql`${table.awaits} = 'company'`),
    index('message_threads_latest').on(table.lastAt.desc().nullsFirst(), table.applicationId.desc().nullsFirst()),
  ],
);

/** Who takes part in a conversation, and what mails they get about it. */
export const messageParticipants = pgTable(
  'message_participants',
  {
    applicationId: application(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    side: text('side').$type<MessageSide>().notNull(),
    /** The person's own switch. */
    isMailed: boolean('is_mailed').notNull().default(true),
    mailedAt: moment('mailed_at'),
    /** When a mail about messages after the last mail is due. */
    mailDueAt: moment('mail_due_at'),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.userId] }),
    check('message_participants_side_check', oneOf(table.side, messageSides)),
    index('message_participants_user').on(table.userId),
    index('message_participants_due')
      .on(table.mailDueAt)
      .where(sql`${table.mailDueAt} is not null`),
  ],
);

/** A file of a message; one without a message is still being written about, and goes after a day. */
export const messageFiles = pgTable(
  'message_files',
  {
    id: id(),
    applicationId: application(),
    messageId: uuid('message_id').references(() => applicationMessages.id, { onDelete: 'set null' }),
    uploadedBy: uuid('uploaded_by').references(() => users.id, { onDelete: 'set null' }),
    fileKey: text('file_key').notNull().unique(),
    name: text('name').notNull(),
    mediaType: text('media_type').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('message_files_message').on(table.messageId),
    index('message_files_application').on(table.applicationId),
    index('message_files_uploaded_by').on(table.uploadedBy),
    index('message_files_unsent')
      .on(table.createdAt)
      .where(sql`${table.messageId} is null`),
  ],
);

/** A conversation that somebody reported to the team of the product. */
export const messageReports = pgTable(
  'message_reports',
  {
    id: id(),
    applicationId: application(),
    reporterId: uuid('reporter_id').references(() => users.id, { onDelete: 'set null' }),
    side: text('side').$type<MessageSide>().notNull(),
    reason: text('reason').notNull(),
    closedAt: moment('closed_at'),
    closedBy: uuid('closed_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    check('message_reports_side_check', oneOf(table.side, messageSides)),
    uniqueIndex('message_reports_open')
      .on(table.applicationId, table.reporterId)
      .where(sql`${table.closedAt} is null`),
    index('message_reports_reporter').on(table.reporterId),
    index('message_reports_closed_by').on(table.closedBy),
    index('message_reports_waiting')
      .on(table.createdAt)
      .where(sql`${table.closedAt} is null`),
  ],
);

/** Reusable texts of a company's messages to candidates. */
export const messageTemplates = pgTable(
  'message_templates',
  {
    id: id(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    version: versionColumn(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('message_templates_name').on(table.workspaceId, sql`fold_text(${table.name})`)],
);
