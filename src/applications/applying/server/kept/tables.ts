import { check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { type PositionType, positionTypes } from '#applications/rules/application-intent.ts';
import type { AdmissionLink } from '#jobs/vacancy/rules/admission-link.ts';
import { moment, oneOf } from '#platform/db/columns.ts';
import { positions } from '#projects/server/tables.ts';

/** The vacancies that people signed up or logged in for, until they apply (SES-09). */
export const applicationIntents = pgTable(
  'application_intents',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    positionId: uuid('position_id')
      .notNull()
      .references(() => positions.id, { onDelete: 'cascade' }),
    /** The parameters of the link by which the person came; checked when they apply. */
    link: jsonb('link').$type<AdmissionLink>().notNull().default({}),
    positionType: text('position_type').$type<PositionType>().notNull().default('position'),
    keptAt: moment('kept_at').notNull(),
  },
  (table) => [
    check('application_intents_type_check', oneOf(table.positionType, positionTypes)),
    primaryKey({ columns: [table.memberId, table.positionId] }),
    index('application_intents_position').on(table.positionId),
    index('application_intents_kept').on(table.keptAt),
  ],
);
