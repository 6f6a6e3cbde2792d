import { sql } from 'drizzle-orm';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { requireReader } from '#tasks/board/server/find-reader.ts';
import { datesOfMonth } from '#timesheets/hours/rules/hours-balance.ts';
import { balanceDay, balanceOf } from './balance.ts';
import { hireColumns, joinHire, workedOfHire } from './hires.ts';
import { readHoursOfProjects } from './project-hours.ts';
import { readWeeks } from './read-weeks.ts';

const MAXIMUM_PROFESSIONALS = 500;

interface HireRow extends Record<string, unknown> {
  professionalId: string;
  memberId: string;
  name: string;
  image: string | null;
  monthlyHours: number | null;
  startsOn: string;
  endsOn: string | null;
  minutes: number;
}

/** The hours of a project, and the balance of everybody who works or worked there in a month. */
export async function readTimeControl(context: SignedInContext, projectId: string, month?: string) {
  const { database, now, settings } = context;
  const { title } = await requireReader(database, context, projectId);
  const day = balanceDay(now, settings.holidays, month);
  const { first, last } = datesOfMonth(day.month);
  const [hours, weeksOf, { rows }] = await Promise.all([
    readHoursOfProjects(database, [projectId]),
    readWeeks(database, projectId, day),
    database.execute<HireRow>(sql`
      select ${hireColumns}, p.member_id as "memberId", u.name, u.image, ${workedOfHire(first, last)} as minutes
      from project_professionals p join users u on u.id = p.member_id ${joinHire}
      where p.project_id = ${projectId} order by fold_text(u.name), p.id limit ${MAXIMUM_PROFESSIONALS}`),
  ]);
  const present = rows.filter(
    ({ startsOn, endsOn, minutes }) => minutes > 0 || (startsOn <= last && (endsOn === null || endsOn >= first)),
  );
  return {
    project: { projectId, title },
    month: day.month,
    ...(hours.get(projectId) ?? { plannedMinutes: 0, consumedMinutes: 0 }),
    professionals: present.map((row) => ({
      professionalId: row.professionalId,
      memberId: row.memberId,
      name: row.name,
      image: row.image,
      monthlyHours: row.monthlyHours,
      ...balanceOf(row.minutes, [row], day),
      weeks: weeksOf(row),
    })),
  };
}
