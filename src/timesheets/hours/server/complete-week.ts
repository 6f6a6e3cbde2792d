import { and, eq } from 'drizzle-orm';
import { dateIn } from '#platform/calendar/time-zones.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { announce } from '#platform/events/live-topics.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { projectProfessionals } from '#projects/professionals/server/tables.ts';
import { projects } from '#projects/server/tables.ts';
import { timesheetErrors } from '#timesheets/errors.ts';
import { timesheetHappenings } from '#timesheets/happenings.ts';
import { mondayOf } from '#timesheets/hours/rules/week.ts';
import { OWN_HOURS_TOPIC } from './announce-hours.ts';
import { readTimeZone } from './read-week.ts';
import { completedWeeks } from './tables.ts';

/** The caller's word that their week in a project is complete, or that it is not. A week that has not begun cannot be. */
export async function completeWeek(
  { database, session, now }: SignedInContext,
  { projectId, weekOf, complete }: { projectId: string; weekOf: string; complete: boolean },
): Promise<void> {
  const memberId = session.userId;
  const today = dateIn(await readTimeZone(database, memberId, now), now);
  const week = { memberId, projectId, weekOf: mondayOf(weekOf) };
  if (complete && week.weekOf > today) throw timesheetErrors.weekAhead();
  await database.transaction(async (transaction) => {
    const [project] = await transaction
      .select({ workspaceId: projects.workspaceId })
      .from(projects)
      .innerJoin(projectProfessionals, eq(projectProfessionals.projectId, projects.id))
      .where(and(eq(projects.id, projectId), eq(projectProfessionals.memberId, memberId)))
      .limit(1);
    if (!project) throw platformErrors.notFound();
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
    await announce(transaction, { topic: `${OWN_HOURS_TOPIC}:${memberId}`, id: memberId });
    const happened = { name: timesheetHappenings.weekCompleted, workspaceId: project.workspaceId, actorId: memberId };
    await recordHappening(transaction, { ...happened, ids: { projectId } });
  });
}
