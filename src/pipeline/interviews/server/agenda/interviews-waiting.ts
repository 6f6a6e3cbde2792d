import { type SQL, sql } from 'drizzle-orm';
import { selectTimeZone } from '#accounts/time-zone/server/find-time-zone.ts';
import { SLOT_MINUTES } from '#applications/interviews/rules/interview-slots.ts';
import { ofReach, waitingColumns, type WaitingReader } from '#platform/capability/waiting.ts';

/** The interviews that the reader holds today, by the day where they live; the owner also those that nobody holds any more. */
export function selectInterviewsToday({ session, workspace, reach, now }: WaitingReader): SQL | null {
  if (session.role === 'squadMember') return null;
  const at = sql`${now.toISOString()}::timestamptz`;
  const holders = sql`select from interviewers w where w.interview_id = i.id`;
  const isOwn = sql`exists (${holders} and w.user_id = ${session.userId})`;
  const zone = selectTimeZone(session.userId, at);
  return sql`
    select ${waitingColumns({
      title: sql`o.title`,
      about: sql`u.name`,
      company: sql`o.company_name`,
      since: sql`s.confirmed_at`,
      until: sql`s.starts_at`,
      place: sql`jsonb_build_object('projectId', o.project_id, 'positionIndex', o.position_index, 'candidate', a.id)`,
    })}
    from interview_slots s
    join interviews i on i.id = s.interview_id and i.state = 'confirmed'
    join applications a on a.id = i.application_id
    join positions o on o.id = a.position_id and o.state <> 'removed'
    join users u on u.id = a.member_id
    where s.confirmed_at is not null and ${ofReach(sql`s.workspace_id`, reach)}
      and s.starts_at > ${at} - ${SLOT_MINUTES} * interval '1 minute'
      and s.starts_at < (date_trunc('day', ${at} at time zone ${zone}) + interval '1 day') at time zone ${zone}
      and (${workspace?.isOwner ? sql`${isOwn} or not exists (${holders})` : isOwn})`;
}
