import { FREE_TEXT_LENGTH } from '#platform/contract/text-lengths.ts';
import { toHours, toMinutes } from '#tasks/rules/estimate.ts';
import { TASK_TITLE_LENGTH } from '#tasks/rules/task-limits.ts';
import type { TaskChangeKind } from './task-changes.ts';

/** An item of a task's own checklist. */
export interface ChecklistItem {
  text: string;
  done: boolean;
}

/** What people type into a field, and what its column keeps. */
interface Kinds {
  text: { typed: string; kept: string };
  hours: { typed: number | null; kept: number | null };
  date: { typed: string | null; kept: string | null };
  checklist: { typed: ChecklistItem[]; kept: ChecklistItem[] };
}
export type TaskFieldKind = keyof Kinds;

type Shape =
  | { kind: 'text'; least?: 1; most: number }
  /** Typed in hours, kept in minutes by a column of another name. */
  | { kind: 'hours'; column: string }
  | { kind: 'date' }
  | { kind: 'checklist'; view: string };

export type TaskField = Shape & {
  /** What the history calls a change of it. */
  change: TaskChangeKind;
  /** Whoever changes it names the version that they read, so that nobody's words are lost. */
  isVersioned?: true;
  /** The history says that it changed, without quoting it. */
  isUnquoted?: true;
};

/**
 * The list of all fields that people write at a task, besides its column, people and tags, which have rules of their own. The schemas of calls and of
 * a task's page, what a call changes and creates, the history and the copy of one's own data derive from it, in this order.
 */
export const taskFields = {
  title: { kind: 'text', least: 1, most: TASK_TITLE_LENGTH, change: 'renamed', isVersioned: true },
  description: { kind: 'text', most: FREE_TEXT_LENGTH, change: 'described', isVersioned: true, isUnquoted: true },
  estimatedHours: { kind: 'hours', column: 'estimatedMinutes', change: 'estimated' },
  dueOn: { kind: 'date', change: 'dueSet' },
  /** On cards `checklist` counts its items, so its page shows them under another name. */
  checklist: { kind: 'checklist', view: 'checklistItems', change: 'checked', isVersioned: true },
} as const satisfies Record<string, TaskField>;

type Fields = typeof taskFields;
export type TaskFieldName = keyof Fields;
export type KindOf<Name extends TaskFieldName> = Fields[Name]['kind'];
export type ViewOf<Name extends TaskFieldName> = Fields[Name] extends { view: infer View extends string } ? View : Name;
type ColumnOf<Name extends TaskFieldName> = Fields[Name] extends { column: infer Column extends string }
  ? Column
  : Name;

/** The fields as calls carry them. */
export type TaskValues = { [Name in TaskFieldName]: Kinds[KindOf<Name>]['typed'] };
/** The fields as the table of tasks keeps them. */
export type TaskColumns = { [Name in TaskFieldName as ColumnOf<Name>]: Kinds[KindOf<Name>]['kept'] };
type Given<Values> = { readonly [Name in keyof Values]?: Values[Name] | undefined };

export const taskFieldNames = Object.keys(taskFields) as TaskFieldName[];
export const taskFieldOf = (name: TaskFieldName): TaskField => taskFields[name];

const columnOf = (name: TaskFieldName): keyof TaskColumns => {
  const field = taskFieldOf(name);
  return (field.kind === 'hours' ? field.column : name) as keyof TaskColumns;
};
export const taskColumns = taskFieldNames.map(columnOf);

export const versionedFields = taskFieldNames.filter((name) => taskFieldOf(name).isVersioned === true);

type Value = string | number | ChecklistItem[] | null;

const emptyValues = { text: '', hours: null, date: null, checklist: [] } as const;
const kept = (kind: TaskFieldKind, value: Value): Value =>
  kind === 'hours' && value !== null ? toMinutes(value as number) : value;
const typed = (kind: TaskFieldKind, value: Value): Value =>
  kind === 'hours' && value !== null ? toHours(value as number) : value;

/** What the given fields set, by column. */
export function readColumns(given: Given<TaskValues>): Partial<TaskColumns> {
  const columns = taskFieldNames.flatMap((name) => {
    const value = given[name];
    return value === undefined ? [] : [[columnOf(name), kept(taskFieldOf(name).kind, value)]];
  });
  return Object.fromEntries(columns) as Partial<TaskColumns>;
}

/** All fields of a new task. */
export function newColumns(given: Given<TaskValues>): TaskColumns {
  const empty = Object.fromEntries(taskFieldNames.map((name) => [columnOf(name), emptyValues[taskFieldOf(name).kind]]));
  return { ...(empty as unknown as TaskColumns), ...readColumns(given) };
}

/** The fields of a task, as its page and a copy of one's own data show them. */
export function viewFields(columns: TaskColumns): { [Name in TaskFieldName as ViewOf<Name>]: TaskValues[Name] } {
  const fields = taskFieldNames.map((name) => {
    const field = taskFieldOf(name);
    return [field.kind === 'checklist' ? field.view : name, typed(field.kind, columns[columnOf(name)])];
  });
  return Object.fromEntries(fields) as ReturnType<typeof viewFields>;
}

export interface FieldChange {
  kind: TaskChangeKind;
  before?: string | null;
  after?: string | null;
}

/** What the history says of the fields that became others. */
export function describeFields(before: TaskColumns, after: TaskColumns): FieldChange[] {
  return taskFieldNames.flatMap((name) => {
    const { change, isUnquoted } = taskFieldOf(name);
    const [former, current] = [before[columnOf(name)], after[columnOf(name)]];
    if (JSON.stringify(former) === JSON.stringify(current)) return [];
    return isUnquoted ? [{ kind: change }] : [{ kind: change, before: inHistory(former), after: inHistory(current) }];
  });
}

function inHistory(value: Value): string | null {
  if (Array.isArray(value)) return `${value.filter(({ done }) => done).length}/${value.length}`;
  return value === null ? null : String(value);
}
