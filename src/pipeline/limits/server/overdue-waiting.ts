import { type SQL, sql } from 'drizzle-orm';
import { ofProject, type WaitingReader } from '#platform/capability/waiting.ts';
import { LATE_AFTER_DAYS } from '#pipeline/candidates/rules/lateness.ts';
import { forwardStages } from '#pipeline/candidates/rules/forward-stages.ts';
import { limitDays } from '#pipeline/candidates/server/card-rows.ts';
import { abilitiesOf } from '#pipeline/candidates/server/policy.ts';
import { companiesOf, readOfEach, waitByVacancy } from '#pipeline/candidates/server/wait-by-vacancy.ts';

/**
 * Candidates past the limit of their stage, by vacancy, for those who may move them on. The shortest limit of each stage bounds the walk of the
 * index, as most companies have one limit for a stage; only where vacancies have limits of their own is each candidate's looked up.
 */
export function selectOverdue(reader: WaitingReader): SQL | null {
  const { move, targets } = abilitiesOf(reader);
  if (!move) return null;
  const stages = forwardStages.filter((stage) => targets.includes(stage));
  const before = (days: SQL) => sql`${reader.now.toISOString()}::timestamptz - ${days} * interval '1 day'`;
  return waitByVacancy(
    sql`
    select late.* from ${companiesOf(reader.reach)}
    cross join unnest(${sql.param(stages)}::text[]) as waiting (stage)
    cross join lateral (
      select coalesce(min(days) filter (where position_id is null), ${LATE_AFTER_DAYS}) as of_company,
        min(days) filter (where position_id is not null) as of_vacancies
      from stage_limits where workspace_id = company.id and stage_limits.stage = waiting.stage
    ) as limits
    cross join lateral (
      select a.id, a.position_id, a.member_id, a.stage_entered_at as since,
        a.stage_entered_at + own.days * interval '1 day' as until
      from applications a cross join lateral (
        select case when limits.of_vacancies is null then limits.of_company else coalesce(${limitDays}, ${LATE_AFTER_DAYS}) end as days
      ) as own
      where a.workspace_id = company.id and ${ofProject(sql`a.project_id`, reader)} and a.stage = waiting.stage and a.state = 'active'
        and a.stage not in ('hired', 'disqualified', 'approvedButDeclined')
        and a.stage_entered_at < ${before(sql`least(limits.of_company, limits.of_vacancies)`)}
        and a.stage_entered_at < ${before(sql`own.days`)}
      order by a.stage_entered_at limit ${readOfEach(reader.reach)}
    ) as late`,
    reader,
  );
}
