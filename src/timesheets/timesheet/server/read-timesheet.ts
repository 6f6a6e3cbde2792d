import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { preparedSql } from '#platform/db/statements/prepared.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { type BoardReader, requireReader } from '#tasks/board/server/find-reader.ts';
import { type EntryState, timesheetStatuses, timesheetStatusOf } from '#timesheets/hours/rules/entry-life.ts';
import { listWorkers, type Worker } from './list-workers.ts';
import { matchingEntries, type TimesheetFilter } from './matching-entries.ts';
import { readCursor, writeCursor } from './timesheet-cursor.ts';

const ENTRIES_PER_PAGE = 50;

interface EntryRow extends Record<string, unknown> {
  id: string;
  task_id: string;
  task_title: string;
  member_id: string;
  name: string;
  description: string;
  started_at: string;
  ended_at: string;
  minutes: number;
  time_zone: string;
  local_date: string;
  state: EntryState;
  deadline_at: string;
}

interface Sum extends Record<string, unknown> {
  member_id: string;
  state: EntryState;
  minutes: number;
}

type Place = ReturnType<typeof readCursor>;

const selectPage = (reader: BoardReader, filter: TimesheetFilter, after: Place) => sql`
  select e.id, e.task_id, t.title as task_title, e.member_id, u.name, e.description, e.started_at, e.ended_at,
    e.minutes, e.time_zone, e.local_date::text as local_date, e.state, e.deadline_at
  from time_entries e join tasks t on t.id = e.task_id join users u on u.id = e.member_id
  where ${matchingEntries(reader, filter)}
    ${after ? sql`and (e.local_date, e.started_at, e.id) < (${after[0]}::date, ${after[1]}::timestamptz, ${after[2]}::uuid)` : sql``}
  order by e.local_date desc, e.started_at desc, e.id desc limit ${ENTRIES_PER_PAGE + 1}`;

/** One row for each person and state, however many entries there are. Their tasks are read only where titles are searched. */
const selectSums = (reader: BoardReader, filter: TimesheetFilter) => sql`
  select e.member_id, e.state, sum(e.minutes)::int as minutes
  from time_entries e ${filter.search === undefined ? sql`` : sql`join tasks t on t.id = e.task_id`}
  where ${matchingEntries(reader, filter)} group by e.member_id, e.state`;

/** Everybody's hours of a period, as the page opens: always the same text. Its sums are planned anew, for the plan kept for any period is slower. */
const isPlain = ({ part }: BoardReader, { professionals, status, search }: TimesheetFilter) =>
  part !== 'professional' && !professionals?.length && !status?.length && !search;
const readFirstPage = preparedSql<EntryRow, Parameters<typeof selectPage>>(selectPage);

const readPage = async (database: Database, ...asked: Parameters<typeof selectPage>) =>
  (await database.execute<EntryRow>(selectPage(...asked))).rows;
const readSums = async (database: Database, ...asked: Parameters<typeof selectSums>) =>
  (await database.execute<Sum>(selectSums(...asked))).rows;

export async function readTimesheet(
  context: SignedInContext,
  projectId: string,
  { cursor, ...filter }: TimesheetFilter & { cursor?: string | undefined },
) {
  const { database } = context;
  const after = readCursor(cursor);
  const reader = await requireReader(database, context, projectId);
  const [rows, sums, people] = await Promise.all([
    (isPlain(reader, filter) && !after ? readFirstPage : readPage)(database, reader, filter, after),
    readSums(database, reader, filter),
    listWorkers(database, reader),
  ]);
  const entries = rows.slice(0, ENTRIES_PER_PAGE).map(presentRow);
  const last = entries.at(-1);
  const goesOn = last !== undefined && rows.length > entries.length;
  return {
    project: { projectId, title: reader.title },
    part: reader.part,
    abilities: { report: reader.reports, connectClockify: reader.manages && reader.enabledAt !== null },
    people,
    entries,
    nextCursor: goesOn ? writeCursor([last.localDate, last.startedAt, last.entryId]) : null,
    summary: summarise(sums, people),
  };
}

/** Whoever has hours works or worked in the project, so all names are among its workers. */
function summarise(sums: readonly Sum[], workers: readonly Worker[]) {
  const total = (some: readonly Sum[]) => some.reduce((sum, { minutes }) => sum + minutes, 0);
  const ofMember = Map.groupBy(sums, (sum) => sum.member_id);
  return {
    minutes: total(sums),
    byStatus: timesheetStatuses.map((status) => ({
      status,
      minutes: total(sums.filter(({ state }) => timesheetStatusOf(state) === status)),
    })),
    byProfessional: workers
      .filter(({ memberId }) => ofMember.has(memberId))
      .map((worker) => ({ ...worker, minutes: total(ofMember.get(worker.memberId)!) })),
  };
}

function presentRow(row: EntryRow) {
  return {
    entryId: row.id,
    taskId: row.task_id,
    taskTitle: row.task_title,
    memberId: row.member_id,
    name: row.name,
    description: row.description,
    startedAt: new Date(row.started_at).toISOString(),
    endedAt: new Date(row.ended_at).toISOString(),
    minutes: row.minutes,
    timeZone: row.time_zone,
    localDate: row.local_date,
    state: row.state,
    status: timesheetStatusOf(row.state),
    deadlineAt: new Date(row.deadline_at).toISOString(),
  };
}
