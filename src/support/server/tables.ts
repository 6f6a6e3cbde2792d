import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { createdAt, id, moment, oneOf, updatedAt, versionColumn } from '#platform/db/columns.ts';
import {
  type TicketStatus,
  ticketStatuses,
  type TicketType,
  ticketTypes,
  writtenTypes,
} from '#support/rules/ticket-terms.ts';
import { workspaces } from '#workspaces/server/tables.ts';

/** A fault of the product that several tickets report, so that all of them are told with one message once it is mended. */
export const supportFaults = pgTable(
  'support_faults',
  {
    id: id(),
    title: text('title').notNull(),
    mendedAt: moment('mended_at'),
    createdAt: createdAt(),
  },
  (table) => [check('support_faults_title_check', sql`char_length(${table.title}) between 1 and 200`)],
);

/** A company's or a professional's request to the provider's team, with the promised date of the answer. */
export const supportTickets = pgTable(
  'support_tickets',
  {
    id: id(),
    /** Null: of a professional, who has no company space. */
    workspaceId: uuid('workspace_id').references(() => workspaces.id),
    openedBy: uuid('opened_by')
      .notNull()
      .references(() => users.id),
    subject: text('subject').notNull(),
    type: text('type').$type<TicketType>().notNull(),
    status: text('status').$type<TicketStatus>().notNull().default('open'),
    /** The subject. Projects come after support in the written order, so the migration adds the foreign keys. */
    projectId: uuid('project_id'),
    professionalId: uuid('professional_id'),
    /** A ruling on hours is about one of these: the rejected task, or the contested entry. */
    taskId: uuid('task_id'),
    timeEntryId: uuid('time_entry_id'),
    /** 3 business days after it was opened. */
    answerDueAt: moment('answer_due_at').notNull(),
    closedAt: moment('closed_at'),
    /** The administrator who answers it. */
    assignedTo: uuid('assigned_to').references(() => users.id),
    /** The fault that it reports, with others. */
    faultId: uuid('fault_id').references(() => supportFaults.id),
    /** It was the same as this one, which holds its messages now. */
    mergedInto: uuid('merged_into').references((): AnyPgColumn => supportTickets.id),
    /** When the team was told of it; null: the next mail of the queue does. */
    teamToldAt: moment('team_told_at'),
    version: versionColumn(),
    openedAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('support_tickets_type_check', oneOf(table.type, ticketTypes)),
    check('support_tickets_status_check', oneOf(table.status, ticketStatuses)),
    check('support_tickets_subject_check', sql`char_length(${table.subject}) between 1 and 200`),
    check(
      'support_tickets_about_check',
      sql`case when ${oneOf(table.type, writtenTypes)} then true when ${table.type} = 'hoursRuling' then num_nonnulls(${table.taskId}, ${table.timeEntryId}) = 1 else ${table.professionalId} is not null end`,
    ),
    check('support_tickets_space_check', sql`${table.workspaceId} is not null or ${oneOf(table.type, writtenTypes)}`),
    check(
      'support_tickets_closed_check',
      sql`(${table.status} in ('done', 'closed')) = (${table.closedAt} is not null)`,
    ),
    // When two requests come at once only one is created.
    uniqueIndex('support_tickets_one_request')
      .on(table.type, table.professionalId)
      .where(sql`${table.professionalId} is not null and ${table.closedAt} is null`),
    uniqueIndex('support_tickets_one_ruling')
      .on(sql`coalesce(${table.taskId}, ${table.timeEntryId})`)
      .where(sql`${table.type} = 'hoursRuling' and ${table.closedAt} is null`),
    index('support_tickets_task').on(table.taskId),
    index('support_tickets_time_entry').on(table.timeEntryId),
    index('support_tickets_workspace').on(
      table.workspaceId,
      table.openedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('support_tickets_recent').on(table.openedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('support_tickets_project').on(table.projectId),
    index('support_tickets_opener').on(table.openedBy),
    index('support_tickets_due')
      .on(table.answerDueAt, table.id)
      .where(sql`${table.closedAt} is null`),
    index('support_tickets_assigned').on(table.assignedTo),
    index('support_tickets_fault').on(table.faultId),
    index('support_tickets_merged').on(table.mergedInto),
  ],
);

/** Messages of a ticket, by the company and by the team; append-only. */
export const supportMessages = pgTable(
  'support_messages',
  {
    id: id(),
    ticketId: uuid('ticket_id')
      .notNull()
      .references(() => supportTickets.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    text: text('text').notNull(),
    /** Among the team: whoever asked never reads it. */
    isInternal: boolean('is_internal').notNull().default(false),
    at: createdAt(),
  },
  (table) => [
    check('support_messages_text_check', sql`char_length(${table.text}) between 1 and 2000`),
    index('support_messages_ticket').on(table.ticketId, table.at),
    index('support_messages_author').on(table.authorId),
  ],
);

/** Files of a ticket, by either side. */
export const supportFiles = pgTable(
  'support_files',
  {
    id: id(),
    ticketId: uuid('ticket_id')
      .notNull()
      .references(() => supportTickets.id, { onDelete: 'cascade' }),
    addedBy: uuid('added_by')
      .notNull()
      .references(() => users.id),
    fileKey: text('file_key').notNull(),
    name: text('name').notNull(),
    mediaType: text('media_type').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    addedAt: createdAt(),
  },
  (table) => [index('support_files_ticket').on(table.ticketId), index('support_files_author').on(table.addedBy)],
);

/** Answers that the team keeps ready, in both languages. */
export const supportTemplates = pgTable(
  'support_templates',
  {
    id: id(),
    name: text('name').notNull(),
    en: text('en').notNull(),
    pt: text('pt').notNull(),
    version: versionColumn(),
  },
  (table) => [
    check(
      'support_templates_text_check',
      sql`char_length(${table.name}) between 1 and 80 and char_length(${table.en}) between 1 and 2000 and char_length(${table.pt}) between 1 and 2000`,
    ),
  ],
);

/** Which of the team have a ticket open just now. */
export const supportPresence = pgTable(
  'support_presence',
  {
    ticketId: uuid('ticket_id')
      .notNull()
      .references(() => supportTickets.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    seenAt: moment('seen_at').notNull(),
    isTyping: boolean('is_typing').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ticketId, table.userId] }),
    index('support_presence_person').on(table.userId),
  ],
);
