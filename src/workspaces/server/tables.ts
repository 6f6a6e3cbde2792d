import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { type Permission, permissions } from '#platform/access/permissions.ts';
import { allOf, citext, createdAt, id, moment, oneOf, updatedAt, versionColumn } from '#platform/db/columns.ts';
import type { LegalCompany } from '#workspaces/company/rules/legal-company.ts';
import { type InvitationState, invitationStates } from '#workspaces/people/rules/invitation-state.ts';
import { type SpaceAction, spaceActions } from '#workspaces/rules/space-actions.ts';

/** A company's space: one owner, colleagues with permissions, and the company's own data. */
export const workspaces = pgTable(
  'workspaces',
  {
    id: id(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    // Where the owner's name divides in the form: the name itself is the account's alone.
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    phoneCode: text('phone_code').notNull().default(''),
    phoneNumber: text('phone_number').notNull().default(''),
    company: text('company').notNull().default(''),
    positionCompany: text('position_company').notNull().default(''),
    employees: text('employees').notNull().default(''),
    country: text('country').notNull().default(''),
    city: text('city').notNull().default(''),
    site: text('site').notNull().default(''),
    about: text('about').notNull().default(''),
    culture: text('culture').notNull().default(''),
    /** The legal company: a Brazilian one with its CNPJ, a foreign one with its own tax id; see rules/legal-company.ts. */
    legalCompany: jsonb('legal_company').$type<LegalCompany & { version: number }>(),
    closedAt: moment('closed_at'),
    version: versionColumn(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  // One open space per owner; closed ones are retained as the law requires.
  (table) => [
    uniqueIndex('workspaces_open_owner')
      .on(table.ownerId)
      .where(sql`${table.closedAt} is null`),
    index('workspaces_owner').on(table.ownerId),
    index('workspaces_company_trigrams').using('gin', sql`fold_text(${table.company}) gin_trgm_ops`),
  ],
);

export const workspaceMembers = pgTable(
  'workspace_members',
  {
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    permissions: text('permissions').array().$type<Permission[]>().notNull(),
    addedAt: createdAt(),
    /** The end of the membership; null: until removed. */
    expiresAt: moment('expires_at'),
    version: versionColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.userId] }),
    check('workspace_members_permissions_check', allOf(table.permissions, permissions)),
    index('workspace_members_user').on(table.userId),
  ],
);

/** The companies that a recruiter of the provider works for. */
export const workspaceRecruiters = pgTable(
  'workspace_recruiters',
  {
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    recruiterId: uuid('recruiter_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    assignedAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.recruiterId] }),
    index('workspace_recruiters_recruiter').on(table.recruiterId),
  ],
);

/** Invitations to a space by mail. The link's code is stored as a hash, works once and expires. */
export const workspaceInvitations = pgTable(
  'workspace_invitations',
  {
    id: id(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    email: citext('email').notNull(),
    codeHash: text('code_hash').notNull().unique(),
    permissions: text('permissions').array().$type<Permission[]>().notNull(),
    state: text('state').$type<InvitationState>().notNull().default('sent'),
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    /** Expiry of the link; that of the membership is `membershipExpiresAt`. */
    expiresAt: moment('expires_at').notNull(),
    membershipExpiresAt: moment('membership_expires_at'),
    acceptedAt: moment('accepted_at'),
    acceptedBy: uuid('accepted_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    check('workspace_invitations_state_check', oneOf(table.state, invitationStates)),
    check('workspace_invitations_permissions_check', allOf(table.permissions, permissions)),
    uniqueIndex('workspace_invitations_open')
      .on(table.workspaceId, table.email)
      .where(sql`${table.state} = 'sent'`),
    index('workspace_invitations_workspace').on(table.workspaceId, table.id.desc().nullsFirst()),
  ],
);

/** A space's audit trail, for its owner; append-only. */
export const workspaceAudit = pgTable(
  'workspace_audit',
  {
    id: id(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    action: text('action').$type<SpaceAction>().notNull(),
    /** The affected person, with the name or address at that time. */
    subject: text('subject').notNull().default(''),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [
    check('workspace_audit_action_check', oneOf(table.action, spaceActions)),
    index('workspace_audit_recent').on(table.workspaceId, table.id.desc().nullsFirst()),
  ],
);
