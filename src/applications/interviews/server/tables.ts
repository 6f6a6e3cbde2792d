import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import {
  type InterviewKind,
  interviewKinds,
  type InterviewOutcome,
  interviewOutcomes,
  type InterviewState,
  interviewStates,
  MESSAGE_LENGTH,
  NOTE_LENGTH,
} from '#applications/rules/interview-terms.ts';
import { applications } from '#applications/server/tables.ts';
import { createdAt, id, moment, oneOf, updatedAt, versionColumn } from '#platform/db/columns.ts';
import { workspaces } from '#workspaces/server/tables.ts';

/** An interview of one application: the company offers times and the candidate picks one. */
export const interviews = pgTable(
  'interviews',
  {
    id: id(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<InterviewKind>().notNull(),
    state: text('state').$type<InterviewState>().notNull().default('offered'),
    /** Counts the offers; times of an earlier round can no longer be picked. */
    round: integer('round').notNull().default(1),
    /** The zone in which the company offered the times. */
    timeZone: text('time_zone').notNull(),
    meetingLink: text('meeting_link'),
    /** The candidate's reason, for the company. */
    rescheduleReason: text('reschedule_reason'),
    /** The company's message with its latest offer, for the candidate. */
    message: text('message'),
    /** Why and by whom it was cancelled, for the other side. */
    cancelReason: text('cancel_reason'),
    cancelledBy: uuid('cancelled_by').references(() => users.id, { onDelete: 'set null' }),
    /** Whether it took place, as the company says. */
    outcome: text('outcome').$type<InterviewOutcome>(),
    /** Set when the reminders of the agreed time were written; reset when the time changes. */
    dayRemindedAt: moment('day_reminded_at'),
    hourRemindedAt: moment('hour_reminded_at'),
    /** Set when both sides were told that all times of the offer had passed; reset by another offer. */
    offerLapsedAt: moment('offer_lapsed_at'),
    /** Sequence number of the calendar file, incremented with every change, so that calendars replace the earlier entry. */
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
    check('interviews_outcome_check', oneOf(table.outcome, interviewOutcomes)),
    check('interviews_outcome_state_check', sql`${table.outcome} is null or ${table.state} = 'held'`),
    check('interviews_message_check', sql`char_length(${table.message}) <= ${sql.raw(String(MESSAGE_LENGTH))}`),
    uniqueIndex('interviews_one_open')
      .on(table.applicationId, table.kind)
      .where(sql`${table.state} not in ('held', 'cancelled')`),
    index('interviews_application').on(table.applicationId, table.createdAt),
    index('interviews_unanswered')
      .on(table.id)
      .where(sql`${table.state} = 'offered' and ${table.offerLapsedAt} is null`),
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
    /** The application's workspace, because calendars are read by company and time. */
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    round: integer('round').notNull(),
    startsAt: moment('starts_at').notNull(),
    confirmedAt: moment('confirmed_at'),
  },
  (table) => [
    unique('interview_slots_once').on(table.interviewId, table.round, table.startsAt),
    uniqueIndex('interview_slots_one_confirmed')
      .on(table.interviewId)
      .where(sql`${table.confirmedAt} is not null`),
    index('interview_slots_agenda').on(table.workspaceId, table.startsAt, table.id),
    index('interview_slots_confirmed')
      .on(table.startsAt)
      .where(sql`${table.confirmedAt} is not null`),
  ],
);

/** Who interviews the candidate for the company. */
export const interviewers = pgTable(
  'interviewers',
  {
    interviewId: uuid('interview_id')
      .notNull()
      .references(() => interviews.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.interviewId, table.userId] }),
    index('interviewers_user').on(table.userId, table.interviewId),
  ],
);

/**
 * The slots that an agreed interview books for everyone in it, interviewers and candidate. The exclusion constraint `interview_bookings_once` (in the
 * migration) keeps everyone out of two interviews at once.
 */
export const interviewBookings = pgTable(
  'interview_bookings',
  {
    interviewId: uuid('interview_id')
      .notNull()
      .references(() => interviews.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.interviewId, table.personId] }),
    check('interview_bookings_time_check', sql`${table.endsAt} > ${table.startsAt}`),
    index('interview_bookings_person').on(table.personId, table.startsAt),
  ],
);

/** An interviewer's private notes; nobody else reads them. */
export const interviewNotes = pgTable(
  'interview_notes',
  {
    interviewId: uuid('interview_id')
      .notNull()
      .references(() => interviews.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    version: versionColumn(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.interviewId, table.authorId] }),
    check('interview_notes_text_check', sql`char_length(${table.text}) <= ${sql.raw(String(NOTE_LENGTH))}`),
    index('interview_notes_author').on(table.authorId),
  ],
);

/** The secret address by which a person's calendar program follows their interviews; stored as a hash. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  secretHash: text('secret_hash').notNull().unique(),
  createdAt: createdAt(),
});
