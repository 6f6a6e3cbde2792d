import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { clockTime } from '#platform/db/clock-time.ts';
import { createdAt, id, moment, momentOfWriting, oneOf } from '#platform/db/columns.ts';
import { encryptedText } from '#platform/encryption/encrypted-column.ts';

/** Mails that were written in the transaction that caused them; a background job delivers them. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: id(),
    recipient: text('recipient').notNull(),
    language: text('language').$type<'pt' | 'en'>().notNull(),
    subject: encryptedText('subject', 'mail subject').notNull(),
    /** Bodies are emptied when the mail was delivered, or when nobody needs them any more. */
    textBody: encryptedText('text_body', 'mail text').notNull(),
    htmlBody: encryptedText('html_body', 'mail html').notNull(),
    /** Where a mail program ends mails of this kind for its reader (RFC 8058). */
    stopUrl: encryptedText('stop_url', 'mail stop address'),
    /** A calendar file that goes with the mail. */
    calendar: encryptedText('calendar', 'mail calendar'),
    /** Until when the bodies of a mail that is not waiting are kept: as long as its codes are good. Null in rows that an older version wrote, unencrypted. */
    bodiesUntil: moment('bodies_until').$defaultFn(() => sql`${clockTime} + interval '30 days'`),
    /** Of whom it tells besides its reader: people, or records that stand for them. An erasure finds it by these. */
    about: uuid('about').array().notNull().default([]),
    /** What it tells of, by the name of the happening. Null in rows that an older version wrote. */
    happening: text('happening'),
    state: text('state').$type<'queued' | 'sent' | 'failed'>().notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    lastError: text('last_error'),
    createdAt: createdAt(),
    sentAt: moment('sent_at'),
  },
  (table) => [
    check('mail_outbox_state_check', oneOf(table.state, ['queued', 'sent', 'failed'])),
    index('mail_outbox_recent').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('mail_outbox_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.state} = 'queued'`),
    index('mail_outbox_bodies')
      .on(table.bodiesUntil)
      .where(sql`${table.textBody} <> ''`),
    index('mail_outbox_about')
      .using('gin', table.about)
      .where(sql`${table.about} <> '{}'`),
    index('mail_outbox_failed')
      .on(table.createdAt.desc().nullsFirst())
      .where(sql`${table.state} = 'failed'`),
  ],
);

/** What happened, written in the transactions that made it happen. Names and ids only: whoever reads finds the words in the records. */
export const happenings = pgTable(
  'happenings',
  {
    id: id(),
    /** As its capability declares it: `<capability>.<name>`. */
    name: text('name').notNull(),
    workspaceId: uuid('workspace_id'),
    actorId: uuid('actor_id'),
    ids: jsonb('ids').$type<Record<string, string>>().notNull(),
    /** All of `ids`: by these readers find what concerns a record or a person, and an erasure finds it too. */
    about: uuid('about').array().notNull(),
    at: momentOfWriting('at'),
  },
  (table) => [
    check('happenings_ids_check', sql`jsonb_typeof(${table.ids}) = 'object' and cardinality(${table.about}) <= 8`),
    index('happenings_of_space').on(table.workspaceId, table.name, table.id),
    index('happenings_of_actor').on(table.actorId),
    index('happenings_about').using('gin', table.about),
    index('happenings_old').using('brin', table.at),
  ],
);

/** Counters of calls; one row per caller and window. */
export const rateLimits = pgTable(
  'rate_limits',
  { key: text('key').primaryKey(), count: integer('count').notNull(), expiresAt: moment('expires_at').notNull() },
  (table) => [index('rate_limits_expiry').on(table.expiresAt)],
);

/** The keys that encrypted something here, by their ids: an instance that lacks one must not start. */
export const encryptionKeysInUse = pgTable('encryption_keys_in_use', {
  id: text('id').primaryKey(),
  createdAt: createdAt(),
});

/** Calls that their callers may repeat, for a day: whether they were made, and what was answered. */
export const keyedCalls = pgTable(
  'keyed_calls',
  {
    /** A hash of the caller and the key that it gave. */
    key: text('key').primaryKey(),
    /** A hash of what was asked for. */
    fingerprint: text('fingerprint').notNull(),
    /** Grows with each repeat: only the last one may commit. */
    attempt: integer('attempt').notNull().default(1),
    /** How often something was committed. */
    steps: integer('steps').notNull().default(0),
    /** Encrypted; null until the call is done. */
    answer: text('answer'),
    createdAt: createdAt(),
  },
  (table) => [index('keyed_calls_expiry').on(table.createdAt)],
);

/** What stands in the file store: a row per file, so that forgotten and expired ones are found. */
export const storedFiles = pgTable(
  'stored_files',
  {
    /** Unguessable; also the name in the store. */
    key: text('key').primaryKey(),
    kind: text('kind').notNull(),
    mediaType: text('media_type').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    createdAt: createdAt(),
    /** Null: kept until somebody removes it. */
    expiresAt: moment('expires_at'),
  },
  (table) => [
    index('stored_files_expiring')
      .on(table.expiresAt)
      .where(sql`${table.expiresAt} is not null`),
  ],
);
