import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { promisedAnswer } from '#jobs/rules/answer-promise.ts';
import {
  type InterviewDetail,
  type InterviewKind,
  interviewKinds,
  type InterviewState,
  interviewStates,
} from '#jobs/rules/interview-terms.ts';
import { type ApplicationEvent, applicationEvents } from '#jobs/rules/moves.ts';
import { type AlertFrequency, alertFrequencies, MAXIMUM_SAVED_SEARCHES } from '#jobs/rules/saved-search.ts';
import { type ApplicationState, applicationStates, type Stage, stages } from '#jobs/rules/stages.ts';
import { allOf, createdAt, id, moment, oneOf, tsquery, updatedAt, versionColumn } from '#platform/db/columns.ts';
import * as terms from '#projects/rules/terms.ts';
import { positions, projects } from '#projects/server/tables.ts';
import { workspaces } from '#workspaces/server/tables.ts';

/** One person's application to one position: for the member an application, for the company a candidate. */
export const applications = pgTable(
  'applications',
  {
    id: id(),
    positionId: uuid('position_id')
      .notNull()
      .references(() => positions.id, { onDelete: 'cascade' }),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    memberId: uuid('member_id')
      .notNull()
      .references(() => users.id),
    stage: text('stage').$type<Stage>().notNull().default('new'),
    state: text('state').$type<ApplicationState>().notNull().default('active'),
    /** Set while this candidate is the one selected for the position. */
    selectedAt: moment('selected_at'),
    stageEnteredAt: createdAtNamed('stage_entered_at'),
    /** What the link said by which the candidate came; an upsell and a replacement exclude each other. */
    matchmakingId: text('matchmaking_id'),
    upsellId: text('upsell_id'),
    replacementId: text('replacement_id'),
    /** Until when the company promises an answer: the estimated end that the candidate reads. */
    answerDueAt: moment('answer_due_at')
      .notNull()
      .$defaultFn(() => promisedAnswer(new Date())),
    /** Set when the mails about that date were written, so that none is written twice. */
    answerRemindedAt: moment('answer_reminded_at'),
    answerMissedAt: moment('answer_missed_at'),
    /** Set when the talent team put this person forward instead of an own application. */
    suggestedAt: moment('suggested_at'),
    suggestedBy: uuid('suggested_by').references(() => users.id, { onDelete: 'set null' }),
    version: versionColumn(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('applications_stage_check', oneOf(table.stage, stages)),
    check('applications_state_check', oneOf(table.state, applicationStates)),
    check('applications_link_check', sql`${table.upsellId} is null or ${table.replacementId} is null`),
    unique('applications_once').on(table.positionId, table.memberId),
    uniqueIndex('applications_one_selected')
      .on(table.positionId)
      .where(sql`${table.selectedAt} is not null`),
    uniqueIndex('applications_one_hired')
      .on(table.positionId)
      .where(sql`${table.stage} = 'hired'`),
    index('applications_board').on(
      table.positionId,
      table.stage,
      table.stageEnteredAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('applications_member').on(table.memberId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('applications_project').on(table.projectId, table.stage),
    index('applications_workspace').on(table.workspaceId, table.stage),
    index('applications_answer_due')
      .on(table.answerDueAt)
      .where(
        sql`${table.state} in ('active', 'setAside') and ${table.stage} not in ('hired', 'disqualified', 'approvedButDeclined') and ${table.answerMissedAt} is null`,
      ),
  ],
);

/** Everything that happened to an application, with who did it; only added to. */
export const applicationHistory = pgTable(
  'application_history',
  {
    id: id(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    event: text('event').$type<ApplicationEvent>().notNull(),
    fromStage: text('from_stage').$type<Stage>(),
    toStage: text('to_stage').$type<Stage>(),
    /** For the company only; the candidate never reads it. */
    reason: text('reason'),
    /** Of an interview: which one and when. */
    detail: jsonb('detail').$type<InterviewDetail>(),
    actorId: uuid('actor_id').references(() => users.id),
    at: createdAt(),
  },
  (table) => [
    check('application_history_event_check', oneOf(table.event, applicationEvents)),
    index('application_history_application').on(
      table.applicationId,
      table.at.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
);

/** Vacancies of which a member said that they are not for them: left out of what is chosen for the member. */
export const dismissedJobs = pgTable(
  'dismissed_jobs',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    positionId: uuid('position_id')
      .notNull()
      .references(() => positions.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.positionId] }),
    index('dismissed_jobs_position').on(table.positionId),
  ],
);

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

/**
 * What a candidate said of themselves for an affirmative vacancy, encrypted; it belongs to that application alone.
 * Taken back, it is deleted: that there was one would say the same.
 */
export const affirmativeDeclarations = pgTable('affirmative_declarations', {
  applicationId: uuid('application_id')
    .primaryKey()
    .references(() => applications.id, { onDelete: 'cascade' }),
  content: text('content').notNull(),
  /** Of the text that the candidate agreed to. */
  consentVersion: integer('consent_version').notNull(),
  consentedAt: moment('consented_at').notNull(),
});

/** A search of the job board that a member keeps and is told about. Empty lists mean any. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: id(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** One of the member's places, so that the database itself keeps the most that one member may have. */
    slot: smallint('slot').notNull(),
    name: text('name').notNull(),
    words: text('words').notNull().default(''),
    area: text('area').array().$type<terms.Area[]>().notNull().default([]),
    hiringModel: text('hiring_model').array().$type<terms.HiringModel[]>().notNull().default([]),
    workModel: text('work_model').array().$type<terms.WorkModel[]>().notNull().default([]),
    /** The words as the board's own text search asks them; null without words. */
    query: tsquery('query'),
    /** What a vacancy must have to be looked at for this search, see rules/alert-anchor.ts. */
    anchor: text('anchor').notNull(),
    frequency: text('frequency').$type<AlertFrequency>().notNull(),
    pausedAt: moment('paused_at'),
    version: versionColumn(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('saved_searches_slot_check', sql`${table.slot} between 1 and ${sql.raw(String(MAXIMUM_SAVED_SEARCHES))}`),
    check('saved_searches_name_check', sql`char_length(${table.name}) between 1 and 80`),
    check('saved_searches_words_check', sql`char_length(${table.words}) <= 100`),
    check('saved_searches_area_check', allOf(table.area, terms.areas)),
    check('saved_searches_hiring_model_check', allOf(table.hiringModel, terms.hiringModels)),
    check('saved_searches_work_model_check', allOf(table.workModel, terms.workModels)),
    check('saved_searches_frequency_check', oneOf(table.frequency, alertFrequencies)),
    unique('saved_searches_slot').on(table.memberId, table.slot),
    unique('saved_searches_once').on(table.memberId, table.words, table.area, table.hiringModel, table.workModel),
    index('saved_searches_anchor')
      .on(table.anchor)
      .where(sql`${table.pausedAt} is null`),
  ],
);

/** Which vacancy a member is told of, and by which saved search. The key is what keeps anybody from being told twice. */
export const savedSearchHits = pgTable(
  'saved_search_hits',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    positionId: uuid('position_id')
      .notNull()
      .references(() => positions.id, { onDelete: 'cascade' }),
    /** Null once the search is gone: then nothing is mailed any more, and it still counts as told. */
    savedSearchId: uuid('saved_search_id').references(() => savedSearches.id, { onDelete: 'set null' }),
    frequency: text('frequency').$type<AlertFrequency>().notNull(),
    foundAt: createdAtNamed('found_at'),
    /** When it was mailed, or found to be no news any more. */
    settledAt: moment('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.positionId] }),
    check('saved_search_hits_frequency_check', oneOf(table.frequency, alertFrequencies)),
    index('saved_search_hits_due')
      .on(table.frequency, table.savedSearchId)
      .where(sql`${table.settledAt} is null`),
    index('saved_search_hits_position').on(table.positionId),
    index('saved_search_hits_search').on(table.savedSearchId),
  ],
);

/** Codes of the links in alert mails that end the alerts of one search; kept as hashes. */
export const alertStopCodes = pgTable(
  'alert_stop_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    savedSearchId: uuid('saved_search_id')
      .notNull()
      .references(() => savedSearches.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('alert_stop_codes_search').on(table.savedSearchId),
    index('alert_stop_codes_created').on(table.createdAt),
  ],
);

/** The words that vacancies are found by, so that a mistyped one can be understood. Learned by a job. */
export const vacancyWords = pgTable(
  'vacancy_words',
  {
    /** Without case and accents, as the text search compares it. */
    word: text('word').primaryKey(),
    /** As companies write it, with accents. */
    shown: text('shown').notNull(),
    /** In about how many vacancies. */
    vacancies: integer('vacancies').notNull(),
  },
  (table) => [
    index('vacancy_words_variants').using('gin', sql`word_variants(${table.word})`),
    index('vacancy_words_trigrams').using('gin', sql`${table.word} gin_trgm_ops`),
  ],
);

function createdAtNamed(name: string) {
  return moment(name).notNull().defaultNow();
}
