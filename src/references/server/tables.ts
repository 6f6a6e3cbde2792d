import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { applications } from '#applications/server/tables.ts';
import { citext, createdAt, id, moment, momentOfWriting, oneOf } from '#platform/db/columns.ts';
import { type ReferenceState, referenceStates } from '#references/rules/reference-state.ts';
import { type Rating, ratings } from '#references/rules/reference-terms.ts';
import { workspaces } from '#workspaces/server/tables.ts';

/** Somebody whom a candidate asked for a reference, whoever the address belongs to. */
export const referenceRequests = pgTable(
  'reference_requests',
  {
    id: id(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The application for which it was asked; null: in general. */
    applicationId: uuid('application_id').references(() => applications.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    jobTitle: text('job_title').notNull(),
    company: text('company').notNull(),
    email: citext('email').notNull(),
    phone: text('phone').notNull(),
    /** The language of the mails. */
    language: text('language').$type<'pt' | 'en'>().notNull(),
    state: text('state').$type<ReferenceState>().notNull().default('asked'),
    createdAt: createdAt(),
    /** When somebody pressed begin. */
    openedAt: moment('opened_at'),
    reminders: integer('reminders').notNull().default(0),
    /** When it was answered, declined or lapsed. */
    endedAt: moment('ended_at'),
    /** The current version of the answer; 0: there is none. */
    version: integer('version').notNull().default(0),
    /** Why it was declined. */
    reason: text('reason').notNull().default(''),
  },
  (table) => [
    check('reference_requests_state_check', oneOf(table.state, referenceStates)),
    check('reference_requests_language_check', oneOf(table.language, ['pt', 'en'])),
    check('reference_requests_answer_check', sql`(${table.state} = 'answered') = (${table.version} > 0)`),
    index('reference_requests_member').on(table.memberId, table.createdAt),
    index('reference_requests_email').on(table.email),
    index('reference_requests_application').on(table.applicationId),
    index('reference_requests_created').on(table.createdAt),
    index('reference_requests_open')
      .on(table.createdAt)
      .where(sql`${table.state} = 'asked'`),
  ],
);

/** The codes of the links in its mails, as hashes. */
export const referenceCodes = pgTable(
  'reference_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    referenceId: uuid('reference_id')
      .notNull()
      .references(() => referenceRequests.id, { onDelete: 'cascade' }),
  },
  (table) => [index('reference_codes_reference').on(table.referenceId)],
);

/** Every version of an answer; the candidate never sees any. */
export const referenceAnswers = pgTable(
  'reference_answers',
  {
    referenceId: uuid('reference_id')
      .notNull()
      .references(() => referenceRequests.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    general: text('general').$type<Rating>().notNull(),
    behavioural: text('behavioural').$type<Rating>().notNull(),
    technical: text('technical').$type<Rating>().notNull(),
    words: text('words').notNull(),
    mayContact: boolean('may_contact').notNull(),
    contactPhone: text('contact_phone').notNull(),
    /** Companies that the candidate applies to later may read it too. */
    servesLater: boolean('serves_later').notNull(),
    writtenAt: momentOfWriting('written_at'),
  },
  (table) => [
    primaryKey({ columns: [table.referenceId, table.version] }),
    check('reference_answers_general_check', oneOf(table.general, ratings)),
    check('reference_answers_behavioural_check', oneOf(table.behavioural, ratings)),
    check('reference_answers_technical_check', oneOf(table.technical, ratings)),
  ],
);

/** The companies that may read it: those with a running process when it ended, and those that asked later. */
export const referenceReaders = pgTable(
  'reference_readers',
  {
    referenceId: uuid('reference_id')
      .notNull()
      .references(() => referenceRequests.id, { onDelete: 'cascade' }),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Null while the recommender has not decided. */
    allowed: boolean('allowed'),
    askedBy: uuid('asked_by').references(() => users.id, { onDelete: 'set null' }),
    /** The code of the mail that asks them, as a hash. */
    codeHash: text('code_hash').unique(),
    createdAt: createdAt(),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    primaryKey({ columns: [table.referenceId, table.workspaceId] }),
    index('reference_readers_workspace').on(table.workspaceId),
    index('reference_readers_asker').on(table.askedBy),
  ],
);
