import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { selectTimeZone } from '#accounts/time-zone/server/find-time-zone.ts';
import { dateIn } from '#platform/calendar/time-zones.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { projectProfessionals } from '#projects/professionals/server/tables.ts';
import { projects } from '#projects/server/tables.ts';
import { taskHappenings } from '#tasks/happenings.ts';
import { firstOpenDate } from '#tasks/hours/rules/hours-obstacle.ts';
import { daysOfWeek, mondayOf } from '#tasks/hours/rules/week.ts';
import { readClock } from './clock-operations.ts';
import { listDates, listOfTask, presentEntry } from './entry-rows.ts';
import { completedWeeks } from './tables.ts';

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
  const [entries, working, clock] = await Promise.all([
    listDates(database, memberId, dates[0]!, dates[6]!),
    listWorking(database, memberId, dates[0]!),
    readClock(database, memberId),
  ]);
  return {
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
    projects: working,
    clock,
  };
}

/** The caller's latest hours at one task, of which they must know. */
export async function readHoursOfTask({ database, session, now }: SignedInContext, taskId: string) {
  const entries = await listOfTask(database, session.userId, taskId);
  return { entries: entries.map((entry) => presentEntry(entry, now)) };
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

/** The caller's word that their week in a project is complete. */
export async function completeWeek(
  { database, session, now }: SignedInContext,
  { projectId, weekOf, complete }: { projectId: string; weekOf: string; complete: boolean },
): Promise<void> {
  const memberId = session.userId;
  await database.transaction(async (transaction) => {
    const [project] = await transaction
      .select({ workspaceId: projects.workspaceId })
      .from(projects)
      .innerJoin(projectProfessionals, eq(projectProfessionals.projectId, projects.id))
      .where(and(eq(projects.id, projectId), eq(projectProfessionals.memberId, memberId)))
      .limit(1);
    if (!project) throw platformErrors.notFound();
    const week = { memberId, projectId, weekOf: mondayOf(weekOf) };
    if (complete)
      await transaction
        .insert(completedWeeks)
        .values({ ...week, completedAt: now })
        .onConflictDoNothing();
    else
      await transaction
        .delete(completedWeeks)
        .where(
          and(
            eq(completedWeeks.memberId, memberId),
            eq(completedWeeks.projectId, projectId),
            eq(completedWeeks.weekOf, week.weekOf),
          ),
        );
    const happened = { name: taskHappenings.weekCompleted, workspaceId: project.workspaceId, actorId: memberId };
    await recordHappening(transaction, { ...happened, ids: { projectId } });
  });
}
