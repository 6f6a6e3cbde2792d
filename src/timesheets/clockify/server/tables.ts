import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { moment, oneOf, versionColumn } from '#platform/db/columns.ts';
import { encryptedText } from '#platform/encryption/encrypted-column.ts';
import type { ErrorParameters } from '#platform/errors/product-error.ts';
import { tasks, taskBoards } from '#tasks/board/server/tables.ts';
import { type OutsideState, outsideStates } from '#timesheets/clockify/rules/entry-states.ts';
import { type FetchProblem, fetchProblems } from '#timesheets/clockify/rules/fetch-problems.ts';
import { workspaces } from '#workspaces/server/tables.ts';

/** A project whose hours are fetched from Clockify. Whoever writes what is fetched locks this row, so that nothing comes after a disconnection. */
export const clockifyConnections = pgTable(
  'clockify_connections',
  {
    projectId: uuid('project_id')
      .primaryKey()
      .references(() => taskBoards.projectId, { onDelete: 'cascade' }),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    apiKey: encryptedText('api_key', 'clockifyKey').notNull(),
    outsideWorkspaceId: text('outside_workspace_id').notNull(),
    outsideWorkspaceName: text('outside_workspace_name').notNull(),
    outsideProjectId: text('outside_project_id').notNull(),
    outsideProjectName: text('outside_project_name').notNull(),
    /** Whose key it is. */
    connectedBy: uuid('connected_by')
      .notNull()
      .references(() => users.id),
    connectedAt: moment('connected_at').notNull(),
    /** The task that takes entries which name none. */
    taskId: uuid('task_id').references(() => tasks.id, { onDelete: 'set null' }),
    /** Why the last fetch did not come to its end; null when it did. */
    problem: text('problem').$type<FetchProblem>(),
    problemSince: moment('problem_since'),
    /** How many entries of the last fetch could not be read. */
    unreadable: integer('unreadable').notNull().default(0),
    /** The person with whom a fetch that was cut off goes on. */
    resumeFrom: text('resume_from'),
    triedAt: moment('tried_at'),
    /** The last fetch that came to its end. */
    fetchedAt: moment('fetched_at'),
    nextFetchAt: moment('next_fetch_at').notNull(),
    leaseId: uuid('lease_id'),
    leaseUntil: moment('lease_until'),
    version: versionColumn(),
  },
  (table) => [
    check('clockify_connections_problem_check', oneOf(table.problem, fetchProblems)),
    index('clockify_connections_workspace').on(table.workspaceId),
    index('clockify_connections_due').on(table.nextFetchAt),
    index('clockify_connections_person').on(table.connectedBy),
    index('clockify_connections_task').on(table.taskId),
  ],
);

const projectId = () =>
  uuid('project_id')
    .notNull()
    .references(() => clockifyConnections.projectId, { onDelete: 'cascade' });

/** The people of a connected Clockify project, and whom of ours they are. */
export const clockifyPeople = pgTable(
  'clockify_people',
  {
    projectId: projectId(),
    outsideUserId: text('outside_user_id').notNull(),
    name: text('name').notNull(),
    memberId: uuid('member_id').references(() => users.id),
    /** Works on the project and confirmed the same address. */
    suggestedMemberId: uuid('suggested_member_id').references(() => users.id),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.outsideUserId] }),
    uniqueIndex('clockify_people_once')
      .on(table.projectId, table.memberId)
      .where(sql`${table.memberId} is not null`),
    index('clockify_people_member').on(table.memberId),
    index('clockify_people_suggested').on(table.suggestedMemberId),
  ],
);

/** What was seen of an entry of Clockify; its hours, once taken, are `time_entries` with its id. */
export const clockifyEntries = pgTable(
  'clockify_entries',
  {
    projectId: projectId(),
    outsideId: text('outside_id').notNull(),
    outsideUserId: text('outside_user_id').notNull(),
    startedAt: moment('started_at').notNull(),
    /** Null while it runs. */
    endedAt: moment('ended_at'),
    /** Its words and its task there; emptied once it is taken. */
    description: text('description').notNull(),
    taskName: text('task_name').notNull(),
    /** A hash of what it says. */
    fingerprint: text('fingerprint').notNull(),
    /** That of what was taken; null when nothing was. */
    takenFingerprint: text('taken_fingerprint'),
    state: text('state').$type<OutsideState>().notNull(),
    /** Why it is not taken: a reason to wait, or the code of an error. */
    reason: text('reason'),
    parameters: jsonb('parameters').$type<ErrorParameters>(),
    /** When what it says now was seen first; the days of R-23 count from then. */
    seenAt: moment('seen_at').notNull(),
    /** The last complete list did not have it. A second time in a row it counts as deleted: pages may shift while they are read. */
    isMissed: boolean('is_missed').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.outsideId] }),
    foreignKey({
      columns: [table.projectId, table.outsideUserId],
      foreignColumns: [clockifyPeople.projectId, clockifyPeople.outsideUserId],
      name: 'clockify_entries_person',
    }).onDelete('cascade'),
    check('clockify_entries_state_check', oneOf(table.state, outsideStates)),
    index('clockify_entries_of_person').on(table.projectId, table.outsideUserId, table.startedAt),
    index('clockify_entries_open')
      .on(table.projectId, table.startedAt)
      .where(sql`${table.state} <> 'taken'`),
  ],
);
