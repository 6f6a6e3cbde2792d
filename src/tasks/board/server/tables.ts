import { type SQL, sql } from 'drizzle-orm';
import {
  check,
  customType,
  date,
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
import { type TagColour, tagColours } from '#platform/contract/tag-colours.ts';
import { createdAt, id, moment, oneOf, updatedAt, versionColumn } from '#platform/db/columns.ts';
import { projects } from '#projects/server/tables.ts';
import { type TaskChangeKind, taskChangeKinds } from '#tasks/board/rules/task-changes.ts';
import { type ChecklistItem, type TaskColumns, taskColumns } from '#tasks/board/rules/task-fields.ts';
import { type TaskStatus, taskStatuses } from '#tasks/rules/task-statuses.ts';
import { workspaces } from '#workspaces/server/tables.ts';

/** Sorted byte by byte, as the keys of `fractional-indexing` are meant. */
const orderKey = customType<{ data: string }>({ dataType: () => 'text collate "C"' });
const userId = (name: string) => uuid(name).references(() => users.id);
const workspaceId = () =>
  uuid('workspace_id')
    .notNull()
    .references(() => workspaces.id);

/** A project with task management. Writers of its tasks lock this row, so that order and limits hold. */
export const taskBoards = pgTable(
  'task_boards',
  {
    projectId: uuid('project_id')
      .primaryKey()
      .references(() => projects.id, { onDelete: 'cascade' }),
    workspaceId: workspaceId(),
    enabledBy: userId('enabled_by').notNull(),
    enabledAt: moment('enabled_at').notNull(),
  },
  (table) => [index('task_boards_workspace').on(table.workspaceId)],
);

const boardId = () =>
  uuid('project_id')
    .notNull()
    .references(() => taskBoards.projectId, { onDelete: 'cascade' });

export const tasks = pgTable(
  'tasks',
  {
    id: id(),
    workspaceId: workspaceId(),
    projectId: boardId(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    status: text('status').$type<TaskStatus>().notNull(),
    /** Its place in its column. */
    orderKey: orderKey('order_key').notNull(),
    estimatedMinutes: integer('estimated_minutes'),
    /** The minutes of its entries of hours that were not refused, kept by a trigger of theirs. */
    consumedMinutes: integer('consumed_minutes').notNull().default(0),
    /** The files that stand at it, kept by whoever adds or deletes one. */
    attachmentCount: integer('attachment_count').notNull().default(0),
    dueOn: date('due_on'),
    checklist: jsonb('checklist').$type<ChecklistItem[]>().notNull().default([]),
    /** How many of the minutes are payable or paid. */
    settledMinutes: integer('settled_minutes').notNull().default(0),
    createdBy: userId('created_by').notNull(),
    approvedAt: moment('approved_at'),
    deletedAt: moment('deleted_at'),
    version: versionColumn(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('tasks_status_check', oneOf(table.status, taskStatuses)),
    check('tasks_estimate_check', sql`${table.estimatedMinutes} between 1 and 120000`),
    check('tasks_title_check', sql`char_length(${table.title}) between 1 and 200`),
    check('tasks_consumed_check', sql`${table.consumedMinutes} >= 0`),
    check('tasks_started_check', sql`${table.status} <> 'inProgress' or ${table.estimatedMinutes} is not null`),
    index('tasks_board')
      .on(table.projectId, table.status, table.orderKey, table.id)
      .where(sql`${table.deletedAt} is null`),
    index('tasks_workspace').on(table.workspaceId),
    index('tasks_to_review')
      .on(table.workspaceId, table.projectId)
      .where(sql`${table.status} = 'finished' and ${table.approvedAt} is null and ${table.deletedAt} is null`),
    index('tasks_title_trigrams')
      .using('gin', sql`fold_text(${table.title}) gin_trgm_ops`)
      .where(sql`${table.deletedAt} is null`),
  ],
);

const taskId = () =>
  uuid('task_id')
    .notNull()
    .references(() => tasks.id, { onDelete: 'cascade' });

/** The columns of the fields that people write. */
export const taskFieldColumns = Object.fromEntries(taskColumns.map((name) => [name, tasks[name]])) as Pick<
  typeof tasks,
  keyof TaskColumns
>;

/** The professionals responsible for a task. */
export const taskAssignments = pgTable(
  'task_assignments',
  { taskId: taskId(), memberId: userId('member_id').notNull(), createdAt: createdAt() },
  (table) => [
    primaryKey({ columns: [table.taskId, table.memberId] }),
    index('task_assignments_member').on(table.memberId, table.taskId),
  ],
);

/** A board's own tags. */
export const taskTags = pgTable(
  'task_tags',
  {
    id: id(),
    projectId: boardId(),
    name: text('name').notNull(),
    colour: text('colour').$type<TagColour>().notNull(),
    version: versionColumn(),
    createdAt: createdAt(),
  },
  (table) => [
    check('task_tags_colour_check', oneOf(table.colour, tagColours)),
    uniqueIndex('task_tags_name').on(table.projectId, sql`fold_text(${table.name})`),
  ],
);

export const taskTagLinks = pgTable(
  'task_tag_links',
  {
    taskId: taskId(),
    tagId: uuid('tag_id')
      .notNull()
      .references(() => taskTags.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.taskId, table.tagId] }),
    index('task_tag_links_tag').on(table.tagId, table.taskId),
  ],
);

/** The history of the tasks of a board; append-only. */
export const taskChanges = pgTable(
  'task_changes',
  {
    id: id(),
    projectId: boardId(),
    taskId: taskId(),
    kind: text('kind').$type<TaskChangeKind>().notNull(),
    before: text('before'),
    after: text('after'),
    /** Who was assigned, or no longer is. */
    memberId: userId('member_id'),
    /** Null: it followed by itself. */
    actorId: userId('actor_id'),
    at: createdAt(),
  },
  (table) => [
    check('task_changes_kind_check', oneOf(table.kind, taskChangeKinds)),
    index('task_changes_board').on(table.projectId, table.at.desc(), table.id.desc()),
    index('task_changes_task').on(table.taskId, table.at.desc(), table.id.desc()),
  ],
);

/** The condition of tasks that stand on a board. */
export const standing: SQL = sql`${tasks.deletedAt} is null`;
