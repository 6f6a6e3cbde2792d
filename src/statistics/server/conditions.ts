import { type SQL, sql } from 'drizzle-orm';
import type { Stage } from '#applications/rules/stages.ts';
import { LATE_AFTER_DAYS } from '#pipeline/candidates/rules/lateness.ts';
import { limitDays } from '#pipeline/candidates/server/card-rows.ts';
import { HOME_TIME_ZONE } from '#platform/calendar/day-in-words.ts';
import { deadlineDays } from '#projects/rules/overdue.ts';
import { statusesOfStage } from '#projects/rules/status.ts';
import { waitingStages } from '#statistics/rules/terms.ts';
import type { Scope } from './scope.ts';

/** All values as one parameter. */
const list = (values: readonly string[], type: 'uuid' | 'text') =>
  sql`any(${sql.param([...values])}::${sql.raw(type)}[])`;

/** Records in the scope; `alias` is the table's in the statement. */
export function ofScope(alias: string, { workspaceIds, project }: Scope): SQL {
  const column = (name: string) => sql.raw(`${alias}.${name}`);
  const spaces = sql`${column('workspace_id')} = ${list(workspaceIds, 'uuid')}`;
  return project ? sql`${spaces} and ${column('project_id')} = ${project.id}` : spaces;
}

/** Journeys `j` of candidates who arrived in the period. */
export function ofPeriod({ since }: Scope): SQL {
  return since === null ? sql`true` : sql`j.came_at >= ${since}::timestamp at time zone ${HOME_TIME_ZONE}`;
}

/**
 * Candidates `a` who wait longer than the limit of their stage, by the rule of lateness. The shortest limit of each stage bounds the index walk; most
 * companies have one limit for a stage.
 */
export function lateCandidates(scope: Scope, now: Date): SQL {
  const days = (value: SQL) => sql`${now.toISOString()}::timestamptz - ${value} * interval '1 day'`;
  return sql`unnest(${sql.param([...scope.workspaceIds])}::uuid[]) as company (id)
    cross join unnest(${sql.param([...waitingStages])}::text[]) as waiting (stage)
    cross join lateral (
      select least(
        coalesce(min(days) filter (where position_id is null), ${LATE_AFTER_DAYS}),
        min(days) filter (where position_id is not null)
      ) as days from stage_limits where workspace_id = company.id and stage_limits.stage = waiting.stage
    ) as shortest
    join applications a on a.workspace_id = company.id and a.stage = waiting.stage and a.state = 'active'
      and a.stage not in ('hired', 'disqualified', 'approvedButDeclined')
      and a.stage_entered_at < ${days(sql`shortest.days`)}
      and a.stage_entered_at < ${days(sql`coalesce(${limitDays}, ${LATE_AFTER_DAYS})`)}
    where ${ofScope('a', scope)}`;
}

/** Candidates `a` whose promised answer date has passed without an answer, by the rule of the promise. */
export function answersOverdue(scope: Scope, now: Date): SQL {
  return sql`applications a where ${ofScope('a', scope)} and a.answer_due_at < ${now.toISOString()}
    and a.state in ('active', 'setAside') and a.stage not in ('hired', 'disqualified', 'approvedButDeclined')
    and a.told_stage is null`;
}

/** Recruiting vacancies `o`, with their project `p`. */
export function openPositions(scope: Scope): SQL {
  return sql`positions o join projects p on p.id = o.project_id where ${ofScope('o', scope)} and o.state in ('open', 'hidden')`;
}

/** Selects the vacancies whose project is past the deadline of its brief, by the rule of deadlines. */
export function overduePositions(scope: Scope, now: Date): SQL {
  const dated = Object.entries(deadlineDays).filter((entry): entry is [string, number] => entry[1] !== null);
  const given = sql.join(
    dated.map(([deadline, days]) => sql`when ${deadline} then ${sql.raw(String(days))}`),
    sql` `,
  );
  const looking: string[] = [...statusesOfStage('commercial'), ...statusesOfStage('recruitment')];
  return sql`${openPositions(scope)} and p.status = ${list(looking, 'text')}
    and p.created_at + case p.deadline ${given} end * interval '1 day' < ${now.toISOString()}`;
}

/** The number of a stage on the way to the hire, as journeys store it. */
export function placeOf(stage: Stage): number {
  return [...waitingStages, 'hired'].indexOf(stage) + 1;
}
