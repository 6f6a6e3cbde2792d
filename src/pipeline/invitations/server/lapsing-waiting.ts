import { type SQL, sql } from 'drizzle-orm';
import { abilitiesOf } from '#pipeline/candidates/server/policy.ts';
import { companiesOf, readOfEach } from '#pipeline/candidates/server/wait-by-vacancy.ts';
import { ANSWER_DAYS, daysBefore, LAPSE_NOTICE_DAYS } from '#pipeline/invitations/rules/invitation-terms.ts';
import { ofProject, waitingColumns, type WaitingReader } from '#platform/capability/waiting.ts';

/**
 * Invitations by e-mail that nobody answered and that end within days, by vacancy, for those who may invite. Whether the address belongs to
 * somebody who applied by another way makes no difference.
 */
export function selectLapsingInvitations(reader: WaitingReader): SQL | null {
  if (!abilitiesOf(reader).move) return null;
  const { reach, session, now } = reader;
  const worksForSeveral = session.role !== 'squadOwner';
  const createdAfter = (days: number) => sql`${daysBefore(now, days).toISOString()}::timestamptz`;
  return sql`
    select ${waitingColumns({
      count: sql`of_vacancy.amount`,
      title: sql`o.title`,
      about: sql`coalesce(of_vacancy.name, '')`,
      company: sql`o.company_name`,
      since: sql`of_vacancy.since`,
      until: sql`of_vacancy.since + ${ANSWER_DAYS} * interval '1 day'`,
      place: sql`jsonb_build_object('projectId', o.project_id, 'positionIndex', o.position_index, 'positionId', o.id,
        'candidate', null, 'company', ${worksForSeveral ? sql`o.workspace_id` : sql`null`})`,
    })}
    from (
      select i.position_id, count(*) as amount, min(i.created_at) as since,
        case when count(*) = 1 then min(i.name) end as name
      from ${companiesOf(reach)} cross join lateral (
        select invited.position_id, invited.created_at, invited.name from email_invitations invited
        join positions vacancy on vacancy.id = invited.position_id and vacancy.state = 'open'
        join projects p on p.id = vacancy.project_id and p.status <> 'underReview'
        where invited.workspace_id = company.id
          and invited.created_at > ${createdAfter(ANSWER_DAYS)}
          and invited.created_at <= ${createdAfter(ANSWER_DAYS - LAPSE_NOTICE_DAYS)}
          and invited.answered_at is null and invited.withdrawn_at is null and invited.declined_at is null
          and ${ofProject(sql`vacancy.project_id`, reader)}
        order by invited.created_at limit ${readOfEach(reach)}
      ) as i group by i.position_id
    ) as of_vacancy
    join positions o on o.id = of_vacancy.position_id`;
}
