import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { type NavigationStage, navigationStages } from '#accounts/rules/stages.ts';
import { type Role, roles } from '#platform/access/access.ts';
import { citext, createdAt, id, moment, oneOf, updatedAt } from '#platform/db/columns.ts';

export const users = pgTable(
  'users',
  {
    id: id(),
    /** The display name; empty until the person said it. */
    name: text('name').notNull().default(''),
    email: citext('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    role: text('role').$type<Role>().notNull(),
    navigationStage: text('navigation_stage').$type<NavigationStage>().notNull(),
    language: text('language').$type<'pt' | 'en'>().notNull(),
    marketingTag: integer('marketing_tag'),
    acceptedTermsVersion: text('accepted_terms_version').notNull(),
    acceptedTermsAt: moment('accepted_terms_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('users_role_check', oneOf(table.role, roles)),
    check('users_stage_check', oneOf(table.navigationStage, navigationStages)),
    check('users_language_check', oneOf(table.language, ['pt', 'en'])),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token: text('token').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** How a person proves who they are: a password, or an account at a sign-in provider. */
export const identities = pgTable(
  'identities',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    password: text('password'),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('identities_user').on(table.userId)],
);

/** Asked for by the sign-in library (state of a sign-in in progress at a provider). */
export const verifications = pgTable(
  'verifications',
  {
    id: id(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('verifications_identifier').on(table.identifier)],
);

/** Codes of links in mails (`oobCode`): 128 bits, kept as a hash, used once, expiring. */
export const actionCodes = pgTable(
  'action_codes',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    mode: text('mode').$type<'verifyEmail' | 'resetPassword'>().notNull(),
    codeHash: text('code_hash').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    createdAt: createdAt(),
  },
  (table) => [
    check('action_codes_mode_check', oneOf(table.mode, ['verifyEmail', 'resetPassword'])),
    index('action_codes_user').on(table.userId),
  ],
);
