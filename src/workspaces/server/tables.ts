import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { type Permission, permissions } from '#platform/access/permissions.ts';
import { allOf, createdAt, id, updatedAt, versionColumn } from '#platform/db/columns.ts';

/** A company's space: one owner, colleagues with rights, and the company's own data. */
export const workspaces = pgTable('workspaces', {
  id: id(),
  ownerId: uuid('owner_id')
    .notNull()
    .unique()
    .references(() => users.id),
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
  version: versionColumn(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

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
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.userId] }),
    check('workspace_members_permissions_check', allOf(table.permissions, permissions)),
    index('workspace_members_user').on(table.userId),
  ],
);

/** Which companies a recruiter of the provider works for. */
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
