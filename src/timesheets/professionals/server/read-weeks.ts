import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { datesOfMonth } from '#timesheets/hours/rules/hours-balance.ts';
import { mondayOf, mondaysBetween } from '#timesheets/hours/rules/week.ts';
import type { BalanceDay } from './balance.ts';

interface Worked {
  memberId: string;
  startsOn: string;
  endsOn: string | null;
}

/** Reads, for anybody who worked in a project, the weeks of a month that have begun, and when they said that theirs was complete. */
export async function readWeeks(database: Database, projectId: string, { month, today }: BalanceDay) {
  const { first, last } = datesOfMonth(month);
  const mondays = mondaysBetween(first, last);
  const { rows } = await database.execute<{ member: string; week: string; at: string }>(sql`
    select member_id as member, week_of::text as week, completed_at as at from completed_weeks
    where project_id = ${projectId} and week_of between ${mondays[0]!} and ${mondays.at(-1)!}`);
  const complete = new Map(rows.map(({ member, week, at }) => [`${member} ${week}`, new Date(at).toISOString()]));
  return ({ memberId, startsOn, endsOn }: Worked) =>
    mondays
      .filter((monday) => monday <= today && monday >= mondayOf(startsOn) && (endsOn === null || monday <= endsOn))
      .map((weekOf) => ({ weekOf, completedAt: complete.get(`${memberId} ${weekOf}`) ?? null }));
}
