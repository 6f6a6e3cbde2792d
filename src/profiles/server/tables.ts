import { type SQL, sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { createdAt, id, moment, oneOf, tsvector, updatedAt, versionColumn } from '#platform/db/columns.ts';
import type { ProfileDifference } from '#profiles/imports/rules/profile-change.ts';
import type { ImportWarning } from '#profiles/imports/rules/profile-draft.ts';
import type { Profile, ProfileContent } from '#profiles/rules/profile.ts';

/** One document per member; columns for lists and filters are written together with it. */
export const profiles = pgTable(
  'profiles',
  {
    memberId: uuid('member_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    content: jsonb('content').$type<ProfileContent>().notNull(),
    jobTitle: text('job_title').notNull().default(''),
    level: integer('level'),
    city: text('city').notNull().default(''),
    country: text('country').notNull().default(''),
    isAvailable: boolean('is_available').notNull().default(true),
    score: integer('score').notNull().default(0),
    /** Since when the member is listed for companies and has a public page; null: not listed. */
    listedAt: moment('listed_at'),
    version: versionColumn(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    search: tsvector('search').generatedAlwaysAs(
      (): SQL => sql`profile_search(${profiles.jobTitle}, ${profiles.city}, ${profiles.content})`,
    ),
    /** The names of all skills, folded like search input. */
    skillKeys: text('skill_keys')
      .array()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`skill_keys(${profiles.content})`),
  },
  (table) => [
    index('profiles_job_title').on(table.jobTitle),
    index('profiles_skill_keys').using('gin', table.skillKeys),
    index('profiles_listed')
      .on(table.updatedAt.desc(), table.memberId.desc())
      .where(sql`${table.listedAt} is not null`),
    index('profiles_listed_available')
      .on(table.isAvailable, table.updatedAt.desc(), table.memberId.desc())
      .where(sql`${table.listedAt} is not null`),
    index('profiles_search')
      .using('gin', table.search)
      .where(sql`${table.listedAt} is not null`),
  ],
);

/** An imported file: its changes, and the previous profile. */
export const profileImports = pgTable(
  'profile_imports',
  {
    id: id(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    source: text('source').$type<'linkedin' | 'jsonResume'>().notNull(),
    /** The proposed changes, and what exceeded the limits. */
    difference: jsonb('difference').$type<ProfileDifference>().notNull(),
    warnings: jsonb('warnings').$type<ImportWarning[]>().notNull(),
    state: text('state').$type<'proposed' | 'applied' | 'undone'>().notNull().default('proposed'),
    /** The previous profile; set when applied. */
    before: jsonb('before').$type<Profile>(),
    /** The profile's version right after applying: undo is only possible while nothing else has changed it. */
    appliedVersion: integer('applied_version'),
    createdAt: createdAt(),
    appliedAt: moment('applied_at'),
    undoneAt: moment('undone_at'),
  },
  (table) => [
    check('profile_imports_source_check', oneOf(table.source, ['linkedin', 'jsonResume'])),
    check('profile_imports_state_check', oneOf(table.state, ['proposed', 'applied', 'undone'])),
    index('profile_imports_member').on(table.memberId, table.createdAt.desc().nullsFirst()),
  ],
);

/** Voluntary statements that no company and no score may use, encrypted and separate from the profile. Withdrawing the consent deletes the row. */
export const personalData = pgTable('personal_data', {
  memberId: uuid('member_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  content: text('content').notNull(),
  /** The name under which the content was encrypted: `gender`; `personalData` by older versions, until the next start. */
  sealedAs: text('sealed_as').notNull().default('personalData'),
  /** Version of the accepted consent text. */
  consentVersion: integer('consent_version').notNull(),
  consentedAt: moment('consented_at').notNull(),
  updatedAt: updatedAt(),
});

export const PRIVATE_RECORD_KINDS = ['bankDetails', 'ownCompany', 'personalData'] as const;

/** The member's private data, encrypted (see private-records.ts). */
export const privateRecords = pgTable(
  'private_records',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<(typeof PRIVATE_RECORD_KINDS)[number]>().notNull(),
    encrypted: text('encrypted'),
    /** Unencrypted bank details of an older version: the next start encrypts them. */
    plain: jsonb('plain'),
    /** Version of this record. */
    version: versionColumn(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.kind] }),
    check('private_records_kind_check', oneOf(table.kind, PRIVATE_RECORD_KINDS)),
    check('private_records_one_form', sql`num_nonnulls(${table.encrypted}, ${table.plain}) = 1`),
    index('private_records_plain')
      .on(table.memberId)
      .where(sql`${table.plain} is not null`),
  ],
);
