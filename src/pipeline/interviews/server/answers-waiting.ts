import { type SQL, sql } from 'drizzle-orm';
import { ANSWER_REMINDER_DAYS } from '#applications/rules/answer-promise.ts';
import { ofProject, type WaitingReader } from '#platform/capability/waiting.ts';
import { abilitiesOf } from '#pipeline/candidates/server/policy.ts';
import { companiesOf, readOfEach, waitByVacancy } from '#pipeline/candidates/server/wait-by-vacancy.ts';

/** Candidates whose promised answer is due within days or late, by vacancy, for those who may move them or promise another date. */
export function selectAnswersDue(reader: WaitingReader): SQL | null {
  if (!abilitiesOf(reader).move) return null;
  return waitByVacancy(
    sql`
    select due.* from ${companiesOf(reader.reach)}
    cross join lateral (
      select a.id, a.position_id, a.member_id, a.created_at as since, a.answer_due_at as until from applications a
      where a.workspace_id = company.id and ${ofProject(sql`a.project_id`, reader)}
        and a.state in ('active', 'setAside') and a.stage not in ('hired', 'disqualified', 'approvedButDeclined')
        and a.told_stage is null
        and a.answer_due_at < ${reader.now.toISOString()}::timestamptz + ${ANSWER_REMINDER_DAYS} * interval '1 day'
      order by a.answer_due_at limit ${readOfEach(reader.reach)}
    ) as due`,
    reader,
  );
}
