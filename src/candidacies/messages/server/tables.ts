import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { applications } from '#candidacies/applications/server/tables.ts';
import { createdAt, id } from '#platform/db/columns.ts';
import { workspaces } from '#workspaces/server/tables.ts';

/** A company's message to a candidate, as it was sent. */
export const applicationMessages = pgTable(
  'application_messages',
  {
    id: id(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** The company that wrote it; the application may move to another one later. */
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    /** The same for all recipients of one sending, so that nobody gets it twice if it is sent again by accident. */
    mailingId: uuid('mailing_id').notNull(),
    senderId: uuid('sender_id').references(() => users.id, { onDelete: 'set null' }),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('application_messages_once').on(table.mailingId, table.applicationId),
    index('application_messages_application').on(table.applicationId, table.createdAt.desc().nullsFirst()),
    index('application_messages_workspace').on(table.workspaceId, table.createdAt.desc().nullsFirst()),
    index('application_messages_sender').on(table.senderId),
  ],
);
