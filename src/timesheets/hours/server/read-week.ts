import { and, asc, desc, eq, gt, gte, isNull, lt, sql } from 'drizzle-orm';
import { selectTimeZone } from '#accounts/time-zone/server/find-time-zone.ts';
import { addDays } from '#platform/calendar/national-holidays.ts';
import { dateIn } from '#platform/calendar/time-zones.ts';
import type { Database } from '#platform/db/connection.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { projectProfessionals } from '#projects/professionals/server/tables.ts';
import { projects } from '#projects/server/tables.ts';
import { firstOpenDate } from '#timesheets/hours/rules/hours-obstacle.ts';
import { daysOfWeek } from '#timesheets/hours/rules/week.ts';
import { readClock } from './clock-operations.ts';
import { listDates, listOfTask, presentEntry } from './entry-rows.ts';
import { listOpenTasks } from './list-open-tasks.ts';
import { completedWeeks, personDays } from './tables.ts';

/** Where the caller lives now. */
export async function readTimeZone(database: Database, memberId: string, now: Date): Promise<string> {
  const { rows } = await database.execute<{ zone: string }>(
    sql`select ${selectTimeZone(memberId, sql`${now.toISOString()}::timestamptz`)} as zone`,
  );
  return rows[0]!.zone;
}

/** The caller's hours of a week over all projects. A closed day closes that day only. */
export async function readWeek({ database, session, now }: SignedInContext, wanted: string | undefined) {
  const memberId = session.userId;
  const timeZone = await readTimeZone(database, memberId, now);
  const today = dateIn(timeZone, now);
  const dates = daysOfWeek(wanted ?? today);
  const [entries, before, tasks, projectsNow, clock] = await Promise.all([
    listDates(database, memberId, dates[0]!, dates[6]!),
    listDaysBefore(database, memberId, dates[0]!),
    listOpenTasks(database, memberId),
    listWorking(database, memberId, dates[0]!),
    readClock(database, memberId),
  ]);
  return {
    readerId: memberId,
    weekOf: dates[0]!,
    timeZone,
    today,
    days: dates.map((date) => {
      const own = entries.filter(({ localDate }) => localDate === date);
      return {
        date,
        minutes: own.reduce((sum, { minutes }) => sum + minutes, 0),
        isOpen: date <= today && date >= firstOpenDate(today),
        entries: own.map((entry) => presentEntry(entry, now)),
      };
    }),
    before,
    tasks,
    projects: projectsNow,
    clock,
  };
}

/** The days with hours of the week before a Monday, the latest first. */
function listDaysBefore(database: Database, memberId: string, monday: string) {
  const { localDate, minutes } = personDays;
  return database
    .select({ date: localDate, minutes })
    .from(personDays)
    .where(
      and(
        eq(personDays.memberId, memberId),
        gte(localDate, addDays(monday, -7)),
        lt(localDate, monday),
        gt(minutes, 0),
      ),
    )
    .orderBy(desc(localDate));
}

/** The caller's latest hours at one task, of which they must know. */
export async function readHoursOfTask({ database, session, now }: SignedInContext, taskId: string) {
  const timeZone = await readTimeZone(database, session.userId, now);
  const entries = await listOfTask(database, session.userId, taskId);
  return { entries: entries.map((entry) => presentEntry(entry, now)), timeZone, today: dateIn(timeZone, now) };
}

async function listWorking(database: Database, memberId: string, weekOf: string) {
  const rows = await database
    .selectDistinctOn([projects.id], {
      projectId: projects.id,
      title: projects.title,
      completedAt: completedWeeks.completedAt,
    })
    .from(projectProfessionals)
    .innerJoin(projects, eq(projects.id, projectProfessionals.projectId))
    .leftJoin(
      completedWeeks,
      and(
        eq(completedWeeks.projectId, projects.id),
        eq(completedWeeks.memberId, memberId),
        eq(completedWeeks.weekOf, weekOf),
      ),
    )
    .where(and(eq(projectProfessionals.memberId, memberId), isNull(projectProfessionals.endedAt)))
    .orderBy(asc(projects.id))
    .limit(100);
  return rows.map(({ completedAt, ...row }) => ({ ...row, completedAt: completedAt?.toISOString() ?? null }));
}
