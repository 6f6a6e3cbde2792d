import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { applications } from '#applications/server/tables.ts';
import {
  type InteractionKind,
  interactionKinds,
  MAXIMUM_HOURLY_CENTS,
  MAXIMUM_MONTHLY_HOURS,
  type NegotiationState,
  negotiationStates,
  type Side,
  sides,
} from '#negotiations/rules/terms.ts';
import { createdAt, id, moment, oneOf } from '#platform/db/columns.ts';
import type { Currency } from '#platform/money/currencies.ts';
import type { HiringModel } from '#projects/rules/terms.ts';

const hoursWithin = sql.raw(String(MAXIMUM_MONTHLY_HOURS));
const centsWithin = sql.raw(String(MAXIMUM_HOURLY_CENTS));

/** A negotiation of pay, hours and start between a company and a candidate; one live negotiation per application. */
export const negotiations = pgTable(
  'negotiations',
  {
    id: id(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id),
    /** The vacancy's values when the negotiation started. */
    currency: text('currency').$type<Currency>().notNull(),
    hiringModel: text('hiring_model').$type<HiringModel>(),
    /** Set by the database itself when the application ends, see the migration. */
    state: text('state').$type<NegotiationState>().notNull().default('open'),
    /** The offer whose expiry both sides were notified of, so that each is reported once. */
    lapseToldOf: integer('lapse_told_of').notNull().default(0),
    createdAt: createdAt(),
    closedAt: moment('closed_at'),
  },
  (table) => [
    check('negotiations_state_check', oneOf(table.state, negotiationStates)),
    check('negotiations_closed_check', sql`(${table.state} = 'open') = (${table.closedAt} is null)`),
    uniqueIndex('negotiations_one_live')
      .on(table.applicationId)
      .where(sql`${table.state} in ('open', 'accepted')`),
    index('negotiations_application').on(table.applicationId, table.createdAt.desc().nullsFirst()),
  ],
);

/** Every offer and answer, in order. The database refuses to change or delete one; only its text can be erased. */
export const negotiationInteractions = pgTable(
  'negotiation_interactions',
  {
    id: id(),
    negotiationId: uuid('negotiation_id')
      .notNull()
      .references(() => negotiations.id),
    number: integer('number').notNull(),
    side: text('side').$type<Side>().notNull(),
    kind: text('kind').$type<InteractionKind>().notNull(),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    monthlyHours: integer('monthly_hours'),
    hourlyNet: bigint('hourly_net', { mode: 'number' }),
    hourlyGross: bigint('hourly_gross', { mode: 'number' }),
    startDate: date('start_date'),
    /** The net of an offer is what is paid out, before own taxes. Offers made before that was settled are an estimate. */
    netIsPaidOut: boolean('net_is_paid_out').notNull().default(false),
    message: text('message').notNull().default(''),
    /** An offer can be accepted until then. */
    expiresAt: moment('expires_at'),
    createdAt: createdAt(),
  },
  (table) => [
    check('negotiation_interactions_side_check', oneOf(table.side, sides)),
    check('negotiation_interactions_kind_check', oneOf(table.kind, interactionKinds)),
    check(
      'negotiation_interactions_figures_check',
      sql`num_nulls(${table.monthlyHours}, ${table.hourlyNet}, ${table.hourlyGross}, ${table.startDate}, ${table.expiresAt}) = case ${table.kind} when 'offer' then 0 else 5 end`,
    ),
    check('negotiation_interactions_hours_check', sql`${table.monthlyHours} between 1 and ${hoursWithin}`),
    check(
      'negotiation_interactions_pay_check',
      sql`${table.hourlyNet} > 0 and ${table.hourlyNet} <= ${table.hourlyGross} and ${table.hourlyGross} <= ${centsWithin}`,
    ),
    check('negotiation_interactions_expiry_check', sql`${table.expiresAt} > ${table.createdAt}`),
    unique('negotiation_interactions_number').on(table.negotiationId, table.number),
    index('negotiation_interactions_expiry')
      .on(table.expiresAt)
      .where(sql`${table.kind} = 'offer'`),
  ],
);

/** The figures that both sides agreed on, immutable. A hire uses them. */
export const negotiationAgreements = pgTable(
  'negotiation_agreements',
  {
    negotiationId: uuid('negotiation_id')
      .primaryKey()
      .references(() => negotiations.id),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id),
    offerId: uuid('offer_id')
      .notNull()
      .references(() => negotiationInteractions.id),
    currency: text('currency').$type<Currency>().notNull(),
    hiringModel: text('hiring_model').$type<HiringModel>(),
    monthlyHours: integer('monthly_hours').notNull(),
    hourlyNet: bigint('hourly_net', { mode: 'number' }).notNull(),
    hourlyGross: bigint('hourly_gross', { mode: 'number' }).notNull(),
    startDate: date('start_date').notNull(),
    /** As the offer said. */
    netIsPaidOut: boolean('net_is_paid_out').notNull().default(false),
    /** What the tax tables of that month left, per hour: of the gross, or of what is paid out; null where they do not apply. */
    estimatedNet: bigint('estimated_net', { mode: 'number' }),
    acceptedBy: uuid('accepted_by')
      .notNull()
      .references(() => users.id),
    acceptedAt: moment('accepted_at').notNull(),
    hiredAt: moment('hired_at'),
  },
  (table) => [
    unique('negotiation_agreements_offer').on(table.offerId),
    index('negotiation_agreements_application').on(table.applicationId),
  ],
);
