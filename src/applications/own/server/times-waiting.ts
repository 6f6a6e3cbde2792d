import { type SQL, sql } from 'drizzle-orm';
import { applicationsWaiting } from '#applications/paths.ts';
import { interviewStages, kindsOfStages } from '#applications/interviews/rules/interview-step.ts';
import { isTaken } from '#applications/interviews/server/bookings.ts';
import { waitingColumns, type WaitingReader, waitingSource } from '#platform/capability/waiting.ts';

/** Interviews of the stage that the candidate is in, with times that can still be picked. */
function selectTimes({ session, now }: WaitingReader): SQL | null {
  if (session.role !== 'squadMember') return null;
  return sql`
    select ${waitingColumns({
      title: sql`o.title`,
      about: sql`o.company_name`,
      since: sql`i.updated_at`,
      until: sql`free.last_start`,
      place: sql`jsonb_build_object('applicationId', a.id)`,
    })}
    from applications a
    join interviews i on i.application_id = a.id and i.state = 'offered' and i.kind = ${kindOfStage}
    join positions o on o.id = a.position_id
    cross join lateral (
      select max(interview_slots.starts_at) as last_start from interview_slots
      where interview_slots.interview_id = i.id and interview_slots.round = i.round
        and interview_slots.starts_at > ${now.toISOString()}::timestamptz and not ${isTaken}
    ) free
    where a.member_id = ${session.userId} and a.state in ('active', 'setAside') and coalesce(a.told_stage, a.stage) in ${[...interviewStages]}
      and free.last_start is not null`;
}

const kindOfStage = sql.join(
  [
    sql`case coalesce(a.told_stage, a.stage)`,
    ...kindsOfStages.map(([stage, kind]) => sql`when ${stage} then ${kind}`),
    sql`end`,
  ],
  sql` `,
);

export const timesToChoose = waitingSource({ kind: applicationsWaiting.timesToChoose, select: selectTimes });
