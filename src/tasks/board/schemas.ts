import { z } from 'zod';
import { boundedCount, calendarDate, moment, oneOrMany, text, version } from '#platform/contract/schemas.ts';
import { tagColours } from '#platform/contract/tag-colours.ts';
import { projectStatuses } from '#projects/rules/terms.ts';
import { ESTIMATE_STEP_HOURS } from '#tasks/rules/estimate.ts';
import { boardParts } from '#tasks/rules/board-parts.ts';
import * as limits from '#tasks/rules/task-limits.ts';
import { taskStatuses } from '#tasks/rules/task-statuses.ts';
import { taskChangeKinds } from './rules/task-changes.ts';
import { type KindOf, type TaskFieldName, taskFieldNames, taskFieldOf, type ViewOf } from './rules/task-fields.ts';

export const taskStatus = z.enum(taskStatuses);
/** The search and the filters of a board, in whichever way it is looked at. */
export const taskFilter = {
  /** In titles and tags. */
  search: text(100).optional(),
  assigned: oneOrMany(z.uuid(), 20).optional(),
  tags: oneOrMany(z.uuid(), 10).optional(),
};
export const boardTag = z.object({ tagId: z.uuid(), name: z.string(), colour: z.enum(tagColours), version });
export const tagLook = { name: text(limits.TAG_NAME_LENGTH, 1), colour: z.enum(tagColours) };

const assigned = z.object({
  memberId: z.uuid(),
  name: z.string(),
  image: z.string().nullable(),
});
/** A professional of the project; `works` is false once they left it. */
export const boardPerson = assigned.extend({ jobTitle: z.string(), works: z.boolean() });

/** What a card of the board shows. The same for all its readers, since it is sent live to all of them. */
export const taskCard = z.object({
  taskId: z.uuid(),
  title: z.string(),
  status: taskStatus,
  orderKey: z.string(),
  tags: z.array(boardTag.omit({ version: true })),
  assigned: z.array(assigned),
  estimatedHours: z.number().nullable(),
  /** Counts all its hours that were not refused. */
  consumedMinutes: z.int(),
  /** `YYYY-MM-DD` */
  dueOn: z.string().nullable(),
  checklist: z.object({ done: z.int(), total: z.int() }),
  attachments: z.int(),
  approvedAt: moment.nullable(),
  version,
});

const checklistItem = z.object({ text: text(limits.CHECKLIST_ITEM_LENGTH, 1), done: z.boolean() });
const shown = {
  text: z.string(),
  hours: z.number().nullable(),
  date: z.string().nullable(),
  checklist: z.array(checklistItem),
};

const shownFields = Object.fromEntries(
  taskFieldNames.map((name) => {
    const field = taskFieldOf(name);
    return [field.kind === 'checklist' ? field.view : name, shown[field.kind]];
  }),
) as { [Name in TaskFieldName as ViewOf<Name>]: (typeof shown)[KindOf<Name>] };

export const taskView = taskCard.extend({
  ...shownFields,
  createdBy: z.string(),
  createdAt: moment,
  updatedAt: moment,
  abilities: z.object({
    edit: z.boolean(),
    assign: z.boolean(),
    delete: z.boolean(),
    moves: z.array(taskStatus),
  }),
});

const asked = {
  hours: z
    .number()
    .min(ESTIMATE_STEP_HOURS)
    .max(limits.MAXIMUM_ESTIMATED_HOURS)
    .multipleOf(ESTIMATE_STEP_HOURS)
    .nullable(),
  date: calendarDate.nullable(),
  checklist: z.array(checklistItem).max(limits.MAXIMUM_CHECKLIST_ITEMS),
};

const written = Object.fromEntries(
  taskFieldNames.map((name) => {
    const field = taskFieldOf(name);
    return [name, field.kind === 'text' ? text(field.most, field.least) : asked[field.kind]];
  }),
) as { [Name in TaskFieldName]: (typeof asked & { text: ReturnType<typeof text> })[KindOf<Name>] };

const fields = {
  ...written,
  assigned: z.array(z.uuid()).max(limits.MAXIMUM_ASSIGNED),
  // More than a task takes are refused with an error that names the limit, not as an invalid field.
  tags: z.array(z.uuid()).max(limits.MAXIMUM_TAGS_PER_BOARD),
};

export const newTask = z.strictObject({
  ...z.object(fields).partial().shape,
  title: written.title,
  status: z.enum(['backlog', 'toDo']).default('backlog'),
});
/** `after`: the task of the column below which it is put; null: at the top. Without it a moved task goes to the top. */
export const taskChange = z.strictObject({
  ...z.object(fields).partial().shape,
  status: taskStatus.optional(),
  after: z.uuid().nullable().optional(),
  /** The version that was read; needed to change the words of a task. */
  version: version.optional(),
});

const taskColumn = z.object({
  status: taskStatus,
  count: z.int(),
  cards: z.array(taskCard),
  nextCursor: z.string().nullable(),
});
export const columnPage = taskColumn.pick({ cards: true, nextCursor: true });

const boardProject = z.object({
  projectId: z.uuid(),
  title: z.string(),
  company: z.string(),
  status: z.enum(projectStatuses),
});

export const taskBoard = z.object({
  project: boardProject,
  /** Null until task management is enabled. */
  enabledAt: moment.nullable(),
  part: z.enum(boardParts),
  /** The reader, to tell the own tasks. */
  readerId: z.uuid(),
  abilities: z.object({
    enable: z.boolean(),
    create: z.boolean(),
    /** Edits, assigns and moves every task; without it only their own. */
    editAll: z.boolean(),
    manageTags: z.boolean(),
    report: z.boolean(),
  }),
  tags: z.array(boardTag),
  people: z.array(boardPerson),
  columns: z.array(taskColumn),
});

export const panelProject = boardProject.extend({
  enabledAt: moment.nullable(),
  professionals: z.int(),
  counts: z.object({ open: boundedCount, waiting: boundedCount }),
});
export const panelPage = z.object({ projects: z.array(panelProject), nextCursor: z.string().nullable() });

export const taskChangeView = z.object({
  changeId: z.uuid(),
  taskId: z.uuid(),
  taskTitle: z.string(),
  kind: z.enum(taskChangeKinds),
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** Who was assigned or no longer is. */
  person: z.string().nullable(),
  /** Null: it followed by itself. */
  actor: z.string().nullable(),
  at: moment,
});
export const changesPage = z.object({ changes: z.array(taskChangeView), nextCursor: z.string().nullable() });

export type TaskCard = z.output<typeof taskCard>;
export type TaskView = z.output<typeof taskView>;
export type TaskBoard = z.output<typeof taskBoard>;
export type BoardTag = z.output<typeof boardTag>;
export type TaskChange = z.output<typeof taskChange>;
export type NewTask = z.output<typeof newTask>;
export type PanelProject = z.output<typeof panelProject>;
export type TaskChangeView = z.output<typeof taskChangeView>;
