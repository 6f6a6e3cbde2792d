import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import {
  type InterviewKind,
  interviewKinds,
  type InterviewState,
  interviewStates,
} from '#jobs/rules/interview-terms.ts';
import { applications } from '#jobs/server/tables.ts';
import { createdAt, id, moment, oneOf, updatedAt, versionColumn } from '#platform/db/columns.ts';

/** A conversation of one application that the company offers and the candidate picks a time for. */
export const interviews = pgTable(
  'interviews',
  {
    id: id(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<InterviewKind>().notNull(),
    state: text('state').$type<InterviewState>().notNull().default('offered'),
    /** Counts the offers: options of an earlier round cannot be picked any more. */
    round: integer('round').notNull().default(1),
    /** In which the company offered the times. */
    timeZone: text('time_zone').notNull(),
    meetingLink: text('meeting_link'),
    /** The candidate's, for the company. */
    rescheduleReason: text('reschedule_reason'),
    /** Of the calendar file: raised with every change, so that calendars replace the earlier entry. */
    sequence: integer('sequence').notNull().default(0),
    offeredBy: uuid('offered_by').references(() => users.id),
    version: versionColumn(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('interviews_kind_check', oneOf(table.kind, interviewKinds)),
    check('interviews_state_check', oneOf(table.state, interviewStates)),
    check(
      'interviews_reschedule_check',
      sql`(${table.state} = 'rescheduleRequested') = (${table.rescheduleReason} is not null)`,
    ),
    uniqueIndex('interviews_one_open')
      .on(table.applicationId, table.kind)
      .where(sql`${table.state} not in ('held', 'cancelled')`),
    index('interviews_application').on(table.applicationId, table.createdAt),
  ],
);

/** One offered time of an interview. */
export const interviewSlots = pgTable(
  'interview_slots',
  {
    id: id(),
    interviewId: uuid('interview_id')
      .notNull()
      .references(() => interviews.id, { onDelete: 'cascade' }),
    round: integer('round').notNull(),
    startsAt: moment('starts_at').notNull(),
    confirmedAt: moment('confirmed_at'),
  },
  (table) => [
    unique('interview_slots_once').on(table.interviewId, table.round, table.startsAt),
    uniqueIndex('interview_slots_one_confirmed')
      .on(table.interviewId)
      .where(sql`${table.confirmedAt} is not null`),
  ],
);
