import { and, eq, isNull } from 'drizzle-orm';
import { dateInSaoPaulo, isBusinessDay } from '#platform/calendar/business-days.ts';
import { addDays } from '#platform/calendar/national-holidays.ts';
import type { Database } from '#platform/db/connection.ts';
import { projectProfessionals } from '#projects/professionals/server/tables.ts';
import { buildHours } from '#tasks/builders.ts';
import type { TaskStatus } from '#tasks/rules/task-statuses.ts';

interface WorkedTask {
  taskId: string;
  status: TaskStatus;
  memberIds: readonly string[];
}

/** Work of a morning, in São Paulo; each person begins an hour after the one before. */
const FIRST_HOUR = 9;
const DAYS = 4;
const MINUTES = [95, 150, 60, 110];

/** The last days' hours of the people of the running project, at the tasks that they began. */
export async function plantHours(
  database: Database,
  place: { workspaceId: string; projectId: string },
  tasks: readonly WorkedTask[],
): Promise<void> {
  const hires = await database
    .select({ hireId: projectProfessionals.id, memberId: projectProfessionals.memberId })
    .from(projectProfessionals)
    .where(and(eq(projectProfessionals.projectId, place.projectId), isNull(projectProfessionals.endedAt)))
    .orderBy(projectProfessionals.hiredAt);
  for (const [person, { hireId, memberId }] of hires.entries()) {
    const own = tasks.filter(
      ({ status, memberIds }) => (status === 'inProgress' || status === 'finished') && memberIds.includes(memberId),
    );
    if (own.length === 0) continue;
    for (const [index, date] of lastBusinessDays().entries()) {
      const start = new Date(`${date}T${String(FIRST_HOUR + person).padStart(2, '0')}:00:00-03:00`);
      const end = new Date(start.getTime() + MINUTES[(index + person) % MINUTES.length]! * 60_000);
      const { taskId } = own[index % own.length]!;
      await buildHours(database, { ...place, taskId, memberId, hireId, start, end });
    }
  }
}

/** Before today, the latest first. */
function lastBusinessDays(): string[] {
  const days: string[] = [];
  for (let date = addDays(dateInSaoPaulo(new Date()), -1); days.length < DAYS; date = addDays(date, -1))
    if (isBusinessDay(date)) days.push(date);
  return days;
}
