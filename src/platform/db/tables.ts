import type { Tell } from '#platform/contract/happening.ts';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { clockTime } from '#platform/db/clock-time.ts';
import { createdAt, id, moment, momentOfWriting, oneOf } from '#platform/db/columns.ts';
import { encryptedText } from '#platform/encryption/encrypted-column.ts';

/** What the encrypted subjects belong to, for readers of the stored text. */
export const MAIL_SUBJECT = 'mail subject';

/** Mails written in the transaction that caused them; a background job delivers them. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: id(),
    recipient: text('recipient').notNull(),
    language: text('language').$type<'pt' | 'en'>().notNull(),
    subject: encryptedText('subject', MAIL_SUBJECT).notNull(),
    /** Bodies are emptied once the mail was delivered or nobody needs them any more. */
    textBody: encryptedText('text_body', 'mail text').notNull(),
    htmlBody: encryptedText('html_body', 'mail html').notNull(),
    /** The one-click unsubscribe address for mails of this kind (RFC 8058). */
    stopUrl: encryptedText('stop_url', 'mail stop address'),
    /** An attached calendar file. */
    calendar: encryptedText('calendar', 'mail calendar'),
    /**
     * Until when the bodies of a finished mail are retained: as long as its codes are valid. Null in rows of an older version,
     * which are unencrypted.
     */
    bodiesUntil: moment('bodies_until').$defaultFn(() => sql`${clockTime} + interval '30 days'`),
    /**
     * Whom it mentions besides its recipient: ids of people, or of records that stand for them. Erasing an account finds the mail by these.
     */
    about: uuid('about').array().notNull().default([]),
    /** The happening that it reports. Null in rows written by an older version. */
    happening: text('happening'),
    /** The space that it is about, where its reader may have chosen otherwise than for other spaces. */
    workspaceId: uuid('workspace_id'),
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

/** Tables of the platform to which rooms may attach triggers. */
export const tablesOpenToTriggers: readonly string[] = ['happenings'];

/** Happenings, written in the transactions that cause them. Only names and ids: readers find the texts in the records. */
export const happenings = pgTable(
  'happenings',
  {
    id: id(),
    /** As declared by its capability: `<capability>.<name>`. */
    name: text('name').notNull(),
    workspaceId: uuid('workspace_id'),
    actorId: uuid('actor_id'),
    ids: jsonb('ids').$type<Record<string, string>>().notNull(),
    /** All values of `ids`: readers and an erasure find the happenings of a record or a person by these. */
    about: uuid('about').array().notNull(),
    /** Who is told of it: a trigger of the room of notices makes their notices of this, and leaves null here. */
    tells: jsonb('tells').$type<Tell[]>(),
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

/** Rate-limit counters: one row per caller and window. */
export const rateLimits = pgTable(
  'rate_limits',
  { key: text('key').primaryKey(), count: integer('count').notNull(), expiresAt: moment('expires_at').notNull() },
  (table) => [index('rate_limits_expiry').on(table.expiresAt)],
);

/** Ids of the keys that encrypted something here: an instance that lacks one must not start. */
export const encryptionKeysInUse = pgTable('encryption_keys_in_use', {
  id: text('id').primaryKey(),
  createdAt: createdAt(),
});

/** Calls that may be repeated under an idempotency key for a day: whether they were executed, and their answer. */
export const keyedCalls = pgTable(
  'keyed_calls',
  {
    /** Hash of the caller and its key. */
    key: text('key').primaryKey(),
    /** Hash of the caller, whose rows are limited in number. Null in rows written by an older version. */
    caller: text('caller'),
    /** Hash of the request. */
    fingerprint: text('fingerprint').notNull(),
    /** Incremented with each repeat: only the latest attempt may commit. */
    attempt: integer('attempt').notNull().default(1),
    /** Number of commits. */
    steps: integer('steps').notNull().default(0),
    /** Encrypted; null until the call is done. */
    answer: text('answer'),
    createdAt: createdAt(),
  },
  (table) => [
    index('keyed_calls_expiry').on(table.createdAt),
    index('keyed_calls_caller').on(table.caller, table.createdAt),
  ],
);

/** Metadata of the file store: one row per file, so that released and expired ones are found. */
export const storedFiles = pgTable(
  'stored_files',
  {
    /** Unguessable; also the file's name in the store. */
    key: text('key').primaryKey(),
    kind: text('kind').notNull(),
    mediaType: text('media_type').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    createdAt: createdAt(),
    /** Null: retained until removed. */
    expiresAt: moment('expires_at'),
  },
  (table) => [
    index('stored_files_expiring')
      .on(table.expiresAt)
      .where(sql`${table.expiresAt} is not null`),
  ],
);
