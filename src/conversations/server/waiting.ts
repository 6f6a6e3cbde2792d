import { type SQL, sql } from 'drizzle-orm';
import { conversationsWaiting } from '#conversations/paths.ts';
import {
  ofProject,
  waitingColumns,
  type WaitingPart,
  type WaitingReader,
  waitingSource,
} from '#platform/capability/waiting.ts';
import { abilitiesOf } from '#pipeline/candidates/server/policy.ts';
import { companiesOf, readOfEach, waitByVacancy } from '#pipeline/candidates/server/wait-by-vacancy.ts';

/** Candidates whose last message nobody of the company has answered, by vacancy; for those who may write. */
function selectCandidatesMessages(reader: WaitingReader): SQL | null {
  const { move, targets } = abilitiesOf(reader);
  if (!move || reader.session.role === 'squadMember') return null;
  return waitByVacancy(
    sql`
    select unanswered.* from ${companiesOf(reader.reach)}
    cross join lateral (
      select a.id, a.position_id, a.member_id, t.last_at as since, null::timestamptz as until
      from message_threads t join applications a on a.id = t.application_id and a.state <> 'withdrawn'
      where t.workspace_id = company.id and ${ofProject(sql`a.project_id`, reader)} and t.awaits = 'company' and a.stage = any(${sql.param(targets)}::text[])
      order by t.last_at desc, t.application_id desc limit ${readOfEach(reader.reach)}
    ) as unanswered`,
    reader,
  );
}

/** Companies whose last message the professional has not answered. */
function selectCompaniesMessages({ session }: WaitingReader): SQL | null {
  if (session.role !== 'squadMember') return null;
  return sql`
    select ${waitingColumns({
      title: sql`o.title`,
      about: sql`o.company_name`,
      since: sql`t.last_at`,
      place: sql`jsonb_build_object('applicationId', a.id)`,
    })}
    from applications a
    join message_threads t on t.application_id = a.id and t.awaits = 'candidate'
    join positions o on o.id = a.position_id
    where a.member_id = ${session.userId} and a.state <> 'withdrawn'`;
}

/** Conversations that somebody reported; for the team of the product. */
function selectReports({ session }: WaitingReader): SQL | null {
  if (session.role !== 'admin') return null;
  return sql`
    select ${waitingColumns({
      title: sql`o.title`,
      about: sql`coalesce(u.name, '')`,
      company: sql`o.company_name`,
      since: sql`r.created_at`,
      place: sql`jsonb_build_object('applicationId', a.id)`,
    })}
    from message_reports r
    join applications a on a.id = r.application_id
    join positions o on o.id = a.position_id
    left join users u on u.id = a.member_id
    where r.closed_at is null order by r.created_at limit 50`;
}

/**
 * Messages that wait for an answer, and reports. Each message announces its application, which the lists of both sides follow; each report
 * announces the team's list.
 */
export const waiting: WaitingPart = {
  sources: [
    waitingSource({ kind: conversationsWaiting.candidateMessages, select: selectCandidatesMessages }),
    waitingSource({ kind: conversationsWaiting.companyMessage, select: selectCompaniesMessages }),
    waitingSource({ kind: conversationsWaiting.reportedConversation, select: selectReports }),
  ],
  follows: () => [],
};
