import { and, asc, desc, eq, gte, lte, type SQL } from 'drizzle-orm';
import { dateIn } from '#platform/calendar/time-zones.ts';
import type { Database } from '#platform/db/connection.ts';
import { projects } from '#projects/server/tables.ts';
import { tasks } from '#tasks/board/server/tables.ts';
import { editingOf, mayEdit } from '#timesheets/hours/rules/editing.ts';
import type { EntryView } from '#timesheets/hours/schemas.ts';
import { timeEntries } from './tables.ts';

type EntryRow = typeof timeEntries.$inferSelect;
type NamedEntry = EntryRow & { projectTitle: string; taskTitle: string };

const MAXIMUM_ENTRIES = 500;

async function listEntries(database: Database, condition: SQL | undefined, order: SQL[], limit = MAXIMUM_ENTRIES) {
  const rows = await database
    .select({ entry: timeEntries, projectTitle: projects.title, taskTitle: tasks.title })
    .from(timeEntries)
    .innerJoin(projects, eq(projects.id, timeEntries.projectId))
    .innerJoin(tasks, eq(tasks.id, timeEntries.taskId))
    .where(condition)
    .orderBy(...order)
    .limit(limit);
  return rows.map(({ entry, ...titles }) => ({ ...entry, ...titles }));
}

/** A person's entries of local dates, both included, in order. */
export function listDates(database: Database, memberId: string, from: string, until: string): Promise<NamedEntry[]> {
  const { localDate, startedAt, id } = timeEntries;
  const between = and(eq(timeEntries.memberId, memberId), gte(localDate, from), lte(localDate, until));
  return listEntries(database, between, [asc(startedAt), asc(id)]);
}

/** A person's latest entries at one task. */
export function listOfTask(database: Database, memberId: string, taskId: string): Promise<NamedEntry[]> {
  const own = and(eq(timeEntries.memberId, memberId), eq(timeEntries.taskId, taskId));
  return listEntries(database, own, [desc(timeEntries.startedAt), desc(timeEntries.id)], 100);
}

/** The entries with these ids, which the caller has just written, in order. */
export async function listWritten(database: Database, written: readonly EntryRow[]): Promise<NamedEntry[]> {
  const [first] = written;
  if (!first) return [];
  const ids = new Set(written.map(({ id }) => id));
  const last = written.at(-1)!;
  const ofDays = await listDates(database, first.memberId, first.localDate, last.localDate);
  return ofDays.filter(({ id }) => ids.has(id));
}

/** As its author reads it. */
export function presentEntry(entry: NamedEntry, now: Date): EntryView {
  const { id, projectId, taskId, projectTitle, taskTitle, description, startedAt, endedAt, minutes, version } = entry;
  const { timeZone, localDate, state, origin, deadlineAt } = entry;
  const editing = editingOf(entry, { today: dateIn(timeZone, now), now });
  return {
    entryId: id,
    ...{
      projectId,
      taskId,
      projectTitle,
      taskTitle,
      description,
      minutes,
      timeZone,
      localDate,
      state,
      origin,
      version,
    },
    startedAt: startedAt.toISOString(),
    endedAt: endedAt.toISOString(),
    deadlineAt: deadlineAt.toISOString(),
    abilities: { edit: editing === 'freely' || editing === 'shorten' ? editing : 'no', delete: mayEdit(editing) },
  };
}
