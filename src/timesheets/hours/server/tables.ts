import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { createdAt, id, moment, oneOf, updatedAt, versionColumn } from '#platform/db/columns.ts';
import { projectProfessionals } from '#projects/professionals/server/tables.ts';
import { projects } from '#projects/server/tables.ts';
import { tasks } from '#tasks/board/server/tables.ts';
import { MAXIMUM_MINUTES_PER_DAY } from '#timesheets/hours/rules/hour-limits.ts';
import { entryOrigins, type EntryOrigin } from '#timesheets/hours/rules/entry-origins.ts';
import { type EntryState, entryStates, type EntryStep, entrySteps } from '#timesheets/hours/rules/entry-life.ts';
import { workspaces } from '#workspaces/server/tables.ts';

const place = {
  workspaceId: () =>
    uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
  projectId: () =>
    uuid('project_id')
      .notNull()
      .references(() => projects.id),
  taskId: () =>
    uuid('task_id')
      .notNull()
      .references(() => tasks.id),
  memberId: () =>
    uuid('member_id')
      .notNull()
      .references(() => users.id),
};

/**
 * Worked hours of one person on one task. The exclusion constraint `time_entries_once` (in the migration, which Drizzle cannot express) keeps a person's
 * entries apart; a trigger keeps `person_days` and the task's consumed minutes.
 */
export const timeEntries = pgTable(
  'time_entries',
  {
    id: id(),
    workspaceId: place.workspaceId(),
    projectId: place.projectId(),
    taskId: place.taskId(),
    memberId: place.memberId(),
    /** The hire by which it is paid. */
    hireId: uuid('hire_id')
      .notNull()
      .references(() => projectProfessionals.id),
    description: text('description').notNull().default(''),
    startedAt: moment('started_at').notNull(),
    endedAt: moment('ended_at').notNull(),
    minutes: integer('minutes').notNull(),
    /** The person's zone when it was written, and the date there. */
    timeZone: text('time_zone').notNull(),
    localDate: date('local_date').notNull(),
    state: text('state').$type<EntryState>().notNull().default('pending'),
    /** Until then it can be contested; silence makes it payable. Told once, it never moves nearer. */
    deadlineAt: moment('deadline_at').notNull(),
    /** It belongs to an adjustment: its author may shorten it until its deadline. */
    adjustedAt: moment('adjusted_at'),
    origin: text('origin').$type<EntryOrigin>().notNull(),
    /** The id that an outside time tracker gave it. */
    outsideId: text('outside_id'),
    version: versionColumn(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('time_entries_state_check', oneOf(table.state, entryStates)),
    check('time_entries_origin_check', oneOf(table.origin, entryOrigins)),
    check(
      'time_entries_minutes_check',
      sql`${table.minutes} > 0 and ${table.endedAt} - ${table.startedAt} = make_interval(mins => ${table.minutes}) and date_trunc('minute', ${table.startedAt}) = ${table.startedAt}`,
    ),
    check('time_entries_outside_check', sql`(${table.origin} = 'clockify') = (${table.outsideId} is not null)`),
    uniqueIndex('time_entries_outside')
      .on(table.outsideId, table.localDate)
      .where(sql`${table.outsideId} is not null`),
    // In the order of timesheets, where nulls come first as PostgreSQL has it; reports walk it from its end.
    index('time_entries_project').on(
      table.projectId,
      table.localDate.desc().nullsFirst(),
      table.startedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('time_entries_member').on(table.memberId, table.localDate),
    index('time_entries_task').on(table.taskId, table.startedAt),
    index('time_entries_workspace').on(table.workspaceId, table.state),
    index('time_entries_hire').on(table.hireId, table.localDate),
    index('time_entries_deadline')
      .on(table.deadlineAt)
      .where(sql`${table.state} in ('pending', 'contested')`),
  ],
);

/** What happened to an entry, with the words of a contest and its answers; append-only. */
export const timeEntrySteps = pgTable(
  'time_entry_steps',
  {
    id: id(),
    entryId: uuid('entry_id')
      .notNull()
      .references(() => timeEntries.id, { onDelete: 'cascade' }),
    step: text('step').$type<EntryStep>().notNull(),
    text: text('text').notNull().default(''),
    /** Null: it followed by itself. */
    actorId: uuid('actor_id').references(() => users.id),
    at: createdAt(),
  },
  (table) => [
    check('time_entry_steps_step_check', oneOf(table.step, entrySteps)),
    check('time_entry_steps_text_check', sql`char_length(${table.text}) <= 2000`),
    index('time_entry_steps_entry').on(table.entryId, table.id),
    index('time_entry_steps_actor').on(table.actorId),
  ],
);

/** A person's minutes of one local date over all projects, with the cap of R-23; written by the trigger of `time_entries` alone. */
export const personDays = pgTable(
  'person_days',
  {
    memberId: place.memberId(),
    localDate: date('local_date').notNull(),
    minutes: integer('minutes').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.localDate] }),
    check('person_days_cap', sql`${table.minutes} between 0 and ${sql.raw(String(MAXIMUM_MINUTES_PER_DAY))}`),
  ],
);

/** The one clock that runs for a person. */
export const runningClocks = pgTable(
  'running_clocks',
  {
    memberId: place.memberId().primaryKey(),
    workspaceId: place.workspaceId(),
    projectId: place.projectId(),
    taskId: place.taskId(),
    hireId: uuid('hire_id')
      .notNull()
      .references(() => projectProfessionals.id),
    description: text('description').notNull().default(''),
    /** Cut to the minute. */
    startedAt: moment('started_at').notNull(),
    timeZone: text('time_zone').notNull(),
    localDate: date('local_date').notNull(),
    /** It stops or splits by itself then: at the day's cap or at midnight. */
    endsAt: moment('ends_at').notNull(),
    /** At `endsAt` it goes on with the next day. */
    continues: boolean('continues').notNull(),
    version: versionColumn(),
  },
  (table) => [
    index('running_clocks_due').on(table.endsAt),
    index('running_clocks_project').on(table.projectId),
    index('running_clocks_task').on(table.taskId),
    index('running_clocks_workspace').on(table.workspaceId),
    index('running_clocks_hire').on(table.hireId),
  ],
);

/** A week that a professional said is complete. */
export const completedWeeks = pgTable(
  'completed_weeks',
  {
    memberId: place.memberId(),
    projectId: place.projectId(),
    /** Its Monday. */
    weekOf: date('week_of').notNull(),
    completedAt: moment('completed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.projectId, table.weekOf] }),
    index('completed_weeks_project').on(table.projectId, table.weekOf),
  ],
);
