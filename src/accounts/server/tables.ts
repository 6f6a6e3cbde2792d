import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { type SignUpJourney, signUpJourneys } from '#accounts/rules/sign-up-journey.ts';
import { type AccountAction, accountActions } from '#accounts/mailed-codes/rules/account-actions.ts';
import { type ActionMode, actionModes } from '#accounts/mailed-codes/rules/action-modes.ts';
import { type NavigationStage, navigationStages } from '#accounts/rules/stages.ts';
import { type Role, roles } from '#platform/access/access.ts';
import { citext, createdAt, id, moment, momentOfWriting, oneOf, updatedAt } from '#platform/db/columns.ts';
import { type Brand, brands } from '#platform/contract/brand.ts';

export const users = pgTable(
  'users',
  {
    id: id(),
    /** The display name; empty until the person entered it. */
    name: text('name').notNull().default(''),
    email: citext('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    role: text('role').$type<Role>().notNull(),
    navigationStage: text('navigation_stage').$type<NavigationStage>().notNull(),
    language: text('language').$type<'pt' | 'en'>().notNull(),
    /** Where the person lives, as their browser told; see `timeZoneAt`. */
    timeZone: text('time_zone'),
    nextTimeZone: text('next_time_zone'),
    nextTimeZoneFrom: moment('next_time_zone_from'),
    marketingTag: integer('marketing_tag'),
    /** The last accepted version; every acceptance is in `terms_acceptances`. */
    acceptedTermsVersion: text('accepted_terms_version').notNull(),
    acceptedTermsAt: moment('accepted_terms_at').notNull(),
    /** The page of the sign-up, and the campaign in its address. */
    signUpJourney: text('sign_up_journey').$type<SignUpJourney>().notNull().default('standard'),
    campaign: text('campaign'),
    /** The brand of the sign-up page: mails use it. */
    brand: text('brand').$type<Brand>().notNull().default('default'),
    matchmakingTrial: boolean('matchmaking_trial').notNull().default(false),
    assessmentOwner: boolean('assessment_owner').notNull().default(false),
    assessmentUser: boolean('assessment_user').notNull().default(false),
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    /** Set when the person disconnected the sign-in provider: until they allow it again, it cannot sign in and is not reconnected. */
    socialRefusedAt: moment('social_refused_at'),
    /** Set when an administrator objected to this account of the team: nobody signs in until two have looked at it. */
    suspendedAt: moment('suspended_at'),
    /** Set when the person deleted the account: what the law requires us to retain stays without a name. */
    deletedAt: moment('deleted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('users_role_check', oneOf(table.role, roles)),
    check('users_stage_check', oneOf(table.navigationStage, navigationStages)),
    check('users_language_check', oneOf(table.language, ['pt', 'en'])),
    check('users_journey_check', oneOf(table.signUpJourney, signUpJourneys)),
    check('users_brand_check', oneOf(table.brand, brands)),
    check(
      'users_next_time_zone_check',
      sql`(${table.nextTimeZone} is null) = (${table.nextTimeZoneFrom} is null) and (${table.nextTimeZone} is null or ${table.timeZone} is not null)`,
    ),
    index('users_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
    // Staff search for people by part of their name.
    index('users_name_trigrams').using('gin', sql`fold_text(${table.name}) gin_trgm_ops`),
  ],
);

/** Sessions. Only the hash of the token is stored, so that a reader of the database cannot use it. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** When the bearer token was issued; it expires separately from the session. */
    tokenIssuedAt: momentOfWriting('token_issued_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** The ways a person authenticates: a password, or an account at a sign-in provider. */
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
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('identities_account').on(table.providerId, table.accountId),
    index('identities_user').on(table.userId),
  ],
);

/** Short-lived values of pending sign-ins, logins and passkey challenges. Looked up by hashes of their secrets. */
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

/** Codes in mailed links (`oobCode`): 128 bits, stored as a hash, single use, expiring. */
export const actionCodes = pgTable(
  'action_codes',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    mode: text('mode').$type<ActionMode>().notNull(),
    codeHash: text('code_hash').notNull().unique(),
    /** For a change of e-mail: the address that the code was sent to. */
    newEmail: citext('new_email'),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    createdAt: createdAt(),
  },
  (table) => [
    check('action_codes_mode_check', oneOf(table.mode, actionModes)),
    index('action_codes_user').on(table.userId),
  ],
);

/** Each accepted version of the terms and the privacy policy, with its time. */
export const termsAcceptances = pgTable(
  'terms_acceptances',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    version: text('version').notNull(),
    language: text('language').$type<'pt' | 'en'>().notNull(),
    acceptedAt: moment('accepted_at').notNull(),
  },
  (table) => [unique('terms_acceptances_once').on(table.userId, table.version)],
);

/** The second factor of a person: the secret is encrypted, recovery codes are hashed. */
export const twoFactors = pgTable(
  'two_factors',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    secret: text('secret').notNull(),
    backupCodes: text('backup_codes').notNull(),
    verified: boolean('verified').notNull().default(true),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: moment('locked_until'),
  },
  (table) => [index('two_factors_user').on(table.userId)],
);

/** The public keys of passkeys. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    credentialId: text('credential_id').notNull().unique(),
    publicKey: text('public_key').notNull(),
    /** Signature counter, on devices that have one; a smaller value than the stored one means a copied key. */
    counter: bigint('counter', { mode: 'number' }).notNull().default(0),
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** Invitations to the provider's own staff: nobody becomes an administrator or a recruiter without one. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: id(),
    email: citext('email').notNull().unique(),
    role: text('role').$type<'admin' | 'recruiter'>().notNull(),
    codeHash: text('code_hash').notNull().unique(),
    /** A second administrator was asked first, and nothing is mailed. */
    waitsForApproval: boolean('waits_for_approval').notNull().default(false),
    /** Hashes of earlier mailed links that are still valid: a repeated request does not void them. */
    olderCodeHashes: text('older_code_hashes').array().notNull().default([]),
    /** Null: invited by the setting for the first administrators. */
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    expiresAt: moment('expires_at').notNull(),
    acceptedAt: moment('accepted_at'),
    createdAt: createdAt(),
  },
  (table) => [check('staff_invitations_role_check', oneOf(table.role, ['admin', 'recruiter']))],
);

/** Details of the provider's own staff beyond the account. */
export const staffDetails = pgTable(
  'staff_details',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    dateOfBirth: date('date_of_birth').notNull(),
    /** Null: invited by the setting for the first administrators, or by somebody whose account is gone. */
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [index('staff_details_invited_by').on(table.invitedBy)],
);

/** Audit trail of staff actions on accounts. It is retained when the account is deleted, but without the reason, which may contain personal data. */
export const accountAudit = pgTable(
  'account_audit',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    action: text('action').$type<AccountAction>().notNull(),
    reason: text('reason').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('account_audit_action_check', oneOf(table.action, accountActions)),
    index('account_audit_user').on(table.userId),
  ],
);
