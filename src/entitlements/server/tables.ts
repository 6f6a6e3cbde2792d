import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import {
  type EntitlementKind,
  entitlementKinds,
  type EntitlementStep,
  entitlementSteps,
} from '#entitlements/rules/entitlement-kinds.ts';
import { createdAt, id, moment, oneOf } from '#platform/db/columns.ts';
import { workspaces } from '#workspaces/server/tables.ts';

/** Units that a company was given together, and how many of them are used. */
export const entitlementGrants = pgTable(
  'entitlement_grants',
  {
    id: id(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    kind: text('kind').$type<EntitlementKind>().notNull(),
    units: integer('units').notNull(),
    /** The sum of its steps, which the database counts (`sql/units.sql`). */
    used: integer('used').notNull().default(0),
    /** What gave them: `free`, or the plan's month; once for each. */
    source: text('source').notNull(),
    validUntil: moment('valid_until'),
    createdAt: createdAt(),
  },
  (table) => [
    check('entitlement_grants_kind_check', oneOf(table.kind, entitlementKinds)),
    check('entitlement_grants_units_check', sql`${table.units} > 0 and ${table.used} between 0 and ${table.units}`),
    uniqueIndex('entitlement_grants_source').on(table.workspaceId, table.kind, table.source),
  ],
);

/** What became of units; append-only, whoever writes (`sql/units.sql`). */
export const entitlementChanges = pgTable(
  'entitlement_changes',
  {
    id: id(),
    grantId: uuid('grant_id')
      .notNull()
      .references(() => entitlementGrants.id),
    step: text('step').$type<EntitlementStep>().notNull(),
    units: integer('units').notNull(),
    /** The invitation or test that a unit went to; null: units were given. */
    causeId: uuid('cause_id'),
    actorId: uuid('actor_id').references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [
    check('entitlement_changes_step_check', oneOf(table.step, entitlementSteps)),
    check('entitlement_changes_units_check', sql`${table.units} > 0`),
    check('entitlement_changes_cause_check', sql`(${table.step} = 'given') = (${table.causeId} is null)`),
    // A record takes one unit, and gives it back once.
    uniqueIndex('entitlement_changes_once')
      .on(table.causeId, table.step)
      .where(sql`${table.causeId} is not null`),
    index('entitlement_changes_grant').on(table.grantId),
    index('entitlement_changes_actor').on(table.actorId),
  ],
);
