import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { createdAt, id, moment, oneOf, updatedAt, versionColumn } from '#platform/db/columns.ts';
import { type Currency, currencies } from '#platform/money/currencies.ts';
import * as professionalTerms from '#projects/professionals/rules/professional-terms.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import { positions, projects } from '#projects/server/tables.ts';

const projectId = () =>
  uuid('project_id')
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' });
const workspaceId = () =>
  uuid('workspace_id')
    .notNull()
    .references(() => workspaces.id);

/** A person hired for a position of a project, and their status there. */
export const projectProfessionals = pgTable(
  'project_professionals',
  {
    id: id(),
    workspaceId: workspaceId(),
    projectId: projectId(),
    positionId: uuid('position_id')
      .notNull()
      .references(() => positions.id, { onDelete: 'cascade' }),
    memberId: uuid('member_id')
      .notNull()
      .references(() => users.id),
    state: text('state').$type<professionalTerms.ProfessionalState>().notNull().default('active'),
    /** What company and professional agreed on before the hire: hours a month, cents per hour. Without an agreement the vacancy's hours count. */
    agreedHours: integer('agreed_hours'),
    agreedNet: bigint('agreed_net', { mode: 'number' }),
    agreedGross: bigint('agreed_gross', { mode: 'number' }),
    agreedCurrency: text('agreed_currency').$type<Currency>(),
    /** From then on the figures are the price by which hours are paid; before, an estimate that nobody is paid by. */
    pricedAt: moment('priced_at'),
    paymentBlockedAt: moment('payment_blocked_at'),
    /** For a deactivation: whether hours still have to be paid, and a note for finance. Only for the provider's staff. */
    hoursOwed: boolean('hours_owed'),
    financeNote: text('finance_note'),
    endedAt: moment('ended_at'),
    version: versionColumn(),
    hiredAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('project_professionals_state_check', oneOf(table.state, professionalTerms.professionalStates)),
    check(
      'project_professionals_ended_check',
      sql`(${table.state} in ('replaced', 'deactivated')) = (${table.endedAt} is not null)`,
    ),
    check(
      'project_professionals_agreed_check',
      sql`num_nulls(${table.agreedNet}, ${table.agreedGross}, ${table.agreedCurrency}) in (0, 3) and (${table.agreedHours} is null or ${table.agreedNet} is not null)`,
    ),
    check(
      'project_professionals_priced_check',
      sql`${table.pricedAt} is null or (${table.agreedNet} between 0 and ${table.agreedGross} and ${table.agreedGross} > 0)`,
    ),
    check('project_professionals_currency_check', oneOf(table.agreedCurrency, currencies)),
    check('project_professionals_owed_check', sql`${table.state} <> 'deactivated' or ${table.hoursOwed} is not null`),
    // One person at a time fills a position.
    uniqueIndex('project_professionals_position')
      .on(table.positionId)
      .where(sql`${table.endedAt} is null`),
    index('project_professionals_project').on(table.projectId, table.hiredAt),
    index('project_professionals_workspace').on(table.workspaceId, table.state),
    index('project_professionals_member').on(table.memberId),
  ],
);

/** The prices of hires that administrators, or companies where there was none, set with a reason. */
export const hirePrices = pgTable(
  'hire_prices',
  {
    id: id(),
    hireId: uuid('hire_id')
      .notNull()
      .references(() => projectProfessionals.id, { onDelete: 'cascade' }),
    /** Cents per hour of the agreed currency. */
    grossCents: bigint('gross_cents', { mode: 'number' }).notNull(),
    netCents: bigint('net_cents', { mode: 'number' }).notNull(),
    /** What was agreed on with the price; null: the hours of before stay. */
    monthlyHours: integer('monthly_hours'),
    /** The first day whose hours it is for. Null: all hours of a hire that had no price. */
    countsFrom: date('counts_from'),
    /** The price of the days before; null: there was none. */
    formerGross: bigint('former_gross', { mode: 'number' }),
    formerNet: bigint('former_net', { mode: 'number' }),
    reason: text('reason').notNull().default(''),
    pricedBy: uuid('priced_by')
      .notNull()
      .references(() => users.id),
    /** From then on it is the hire's price; null: a second administrator was asked. */
    holdsFrom: moment('holds_from'),
    createdAt: createdAt(),
  },
  (table) => [
    check(
      'hire_prices_value_check',
      sql`${table.grossCents} between 1 and 10000000 and ${table.netCents} between 0 and ${table.grossCents}`,
    ),
    uniqueIndex('hire_prices_asked')
      .on(table.hireId)
      .where(sql`${table.holdsFrom} is null`),
    index('hire_prices_hire').on(table.hireId, table.holdsFrom),
    index('hire_prices_priced').on(table.pricedBy),
  ],
);

/** The history of a hired professional, with actors and reasons; append-only. */
export const professionalEvents = pgTable(
  'professional_events',
  {
    id: id(),
    professionalId: uuid('professional_id')
      .notNull()
      .references(() => projectProfessionals.id, { onDelete: 'cascade' }),
    event: text('event').$type<professionalTerms.ProfessionalEvent>().notNull(),
    reason: text('reason'),
    actorId: uuid('actor_id').references(() => users.id),
    at: createdAt(),
  },
  (table) => [
    check('professional_events_event_check', oneOf(table.event, professionalTerms.professionalEvents)),
    index('professional_events_professional').on(table.professionalId, table.at),
  ],
);

/** A vacancy added to a project after its brief: an upsell or a replacement (BRI-05). */
export const projectVacancies = pgTable(
  'project_vacancies',
  {
    id: id(),
    kind: text('kind').$type<professionalTerms.VacancyKind>().notNull(),
    workspaceId: workspaceId(),
    projectId: projectId(),
    /** The position that it added. */
    positionId: uuid('position_id')
      .notNull()
      .unique()
      .references(() => positions.id, { onDelete: 'cascade' }),
    /** The person's tasks, in the company's words. */
    function: text('function').notNull(),
    /** Cents of `currency` per hour. */
    netHourly: bigint('net_hourly', { mode: 'number' }).notNull(),
    grossHourly: bigint('gross_hourly', { mode: 'number' }).notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    monthlyHours: integer('monthly_hours').notNull(),
    /** For a replacement: who is replaced, and why. */
    replacesId: uuid('replaces_id').references(() => projectProfessionals.id, { onDelete: 'cascade' }),
    reason: text('reason').$type<professionalTerms.ReplacementReason>(),
    /** When the search was given up and the professional stays. */
    droppedAt: moment('dropped_at'),
    createdBy: uuid('created_by').references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [
    check('project_vacancies_kind_check', oneOf(table.kind, professionalTerms.vacancyKinds)),
    check('project_vacancies_currency_check', oneOf(table.currency, currencies)),
    check('project_vacancies_reason_check', oneOf(table.reason, professionalTerms.replacementReasons)),
    check(
      'project_vacancies_replaces_check',
      sql`(${table.kind} = 'replacement') = (${table.replacesId} is not null and ${table.reason} is not null)`,
    ),
    check('project_vacancies_value_check', sql`${table.netHourly} between 1 and ${table.grossHourly}`),
    check('project_vacancies_hours_check', sql`${table.monthlyHours} between 1 and 248`),
    check('project_vacancies_function_check', sql`char_length(${table.function}) between 1 and 200`),
    // Nobody is replaced by two searches at the same time.
    uniqueIndex('project_vacancies_one_replacement')
      .on(table.replacesId)
      .where(sql`${table.droppedAt} is null`),
    index('project_vacancies_project').on(table.projectId, table.createdAt),
    index('project_vacancies_workspace').on(table.workspaceId),
  ],
);
