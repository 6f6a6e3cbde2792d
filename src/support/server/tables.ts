import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { createdAt, id, moment, oneOf, updatedAt, versionColumn } from '#platform/db/columns.ts';
import { type TicketStatus, ticketStatuses, type TicketType, ticketTypes } from '#support/rules/ticket-terms.ts';
import { workspaces } from '#workspaces/server/tables.ts';

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
      sql`case ${table.type} when 'question' then true when 'hoursRuling' then num_nonnulls(${table.taskId}, ${table.timeEntryId}) = 1 else ${table.professionalId} is not null end`,
    ),
    check('support_tickets_space_check', sql`${table.workspaceId} is not null or ${table.type} = 'question'`),
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
    at: createdAt(),
  },
  (table) => [
    check('support_messages_text_check', sql`char_length(${table.text}) between 1 and 2000`),
    index('support_messages_ticket').on(table.ticketId, table.at),
    index('support_messages_author').on(table.authorId),
  ],
);
