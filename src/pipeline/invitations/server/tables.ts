import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { applications } from '#applications/server/tables.ts';
import { citext, createdAt, id, moment, momentOfWriting, oneOf } from '#platform/db/columns.ts';
import { positions } from '#projects/server/tables.ts';
import { workspaces } from '#workspaces/server/tables.ts';

/** Somebody whom a company invited to a vacancy by name and address, whoever the address belongs to; once for each address and vacancy. */
export const emailInvitations = pgTable(
  'email_invitations',
  {
    id: id(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    positionId: uuid('position_id')
      .notNull()
      .references(() => positions.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    email: citext('email').notNull(),
    /** The company's words in the mail. */
    note: text('note').notNull().default(''),
    /** The language of the mails. */
    language: text('language').$type<'pt' | 'en'>().notNull(),
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    /** The CV that the company has of the person; deleted when nobody answers. */
    cvKey: text('cv_key').unique(),
    cvName: text('cv_name'),
    cvMediaType: text('cv_media_type'),
    cvBytes: integer('cv_bytes'),
    createdAt: createdAt(),
    remindedAt: moment('reminded_at'),
    withdrawnAt: moment('withdrawn_at'),
    /** The professional who opened the link while logged in: it stands among their invitations. */
    openedBy: uuid('opened_by').references(() => users.id, { onDelete: 'set null' }),
    declinedAt: moment('declined_at'),
    answeredAt: moment('answered_at'),
    applicationId: uuid('application_id').references(() => applications.id, { onDelete: 'set null' }),
  },
  (table) => [
    check('email_invitations_language_check', oneOf(table.language, ['pt', 'en'])),
    unique('email_invitations_once').on(table.positionId, table.email),
    index('email_invitations_day').on(table.workspaceId, table.createdAt),
    index('email_invitations_email').on(table.email),
    index('email_invitations_opened').on(table.openedBy),
    index('email_invitations_author').on(table.invitedBy),
    index('email_invitations_application').on(table.applicationId),
    index('email_invitations_created').on(table.createdAt),
    index('email_invitations_to_remind')
      .on(table.createdAt)
      .where(
        sql`${table.remindedAt} is null and ${table.answeredAt} is null and ${table.withdrawnAt} is null and ${table.declinedAt} is null`,
      ),
  ],
);

/** The codes of the links in its mails, as hashes. */
export const emailInvitationCodes = pgTable(
  'email_invitation_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    invitationId: uuid('invitation_id')
      .notNull()
      .references(() => emailInvitations.id, { onDelete: 'cascade' }),
  },
  (table) => [index('email_invitation_codes_invitation').on(table.invitationId)],
);

/** Addresses whose holders want no mail of invitations from anybody: keyed hashes, which nobody can turn back into addresses. */
export const invitationStops = pgTable('invitation_stops', {
  addressHash: text('address_hash').primaryKey(),
  stoppedAt: momentOfWriting('stopped_at'),
});
