import { type SQL, sql } from 'drizzle-orm';
import {
  ofProject,
  ofReach,
  waitingColumns,
  type WaitingPart,
  type WaitingReader,
  waitingSource,
} from '#platform/capability/waiting.ts';
import { OWN_HOURS_TOPIC } from '#timesheets/hours/server/announce-hours.ts';
import { timesheetsWaiting } from '#timesheets/paths.ts';

/** R-47: the owner and colleagues with `manageTasks` approve and contest. */
const manages = ({ session, workspace }: WaitingReader) =>
  session.role === 'squadOwner' &&
  (workspace?.isOwner === true || workspace?.permissions.includes('manageTasks') === true);

/** Finished tasks that nobody reviewed, by project; until the first of their hours are payable by silence. */
function selectToApprove(reader: WaitingReader): SQL | null {
  if (!manages(reader)) return null;
  return sql`
    select ${waitingColumns({
      count: sql`of_project.amount`,
      title: sql`coalesce(of_project.task, p.title)`,
      about: sql`case when of_project.task is null then '' else p.title end`,
      since: sql`of_project.since`,
      until: sql`of_project.until`,
      place: sql`jsonb_build_object('projectId', p.id, 'taskId', of_project.task_id)`,
    })}
    from (
      select t.project_id, count(*) as amount, min(t.updated_at) as since, min(pending.until) as until,
        case when count(*) = 1 then min(t.title) end as task, case when count(*) = 1 then min(t.id::text) end as task_id
      from tasks t
      cross join lateral (
        select min(e.deadline_at) as until from time_entries e where e.task_id = t.id and e.state = 'pending'
      ) as pending
      where ${ofReach(sql`t.workspace_id`, reader.reach)} and ${ofProject(sql`t.project_id`, reader)}
        and t.status = 'finished' and t.approved_at is null and t.deleted_at is null
        and not exists (select from task_reviews r where r.task_id = t.id and r.applied_at is null and r.undone_at is null)
      group by t.project_id
    ) as of_project
    join projects p on p.id = of_project.project_id`;
}

const lastStep = sql`
  cross join lateral (
    select s.actor_id, s.created_at as at from time_entry_steps s where s.entry_id = e.id order by s.id desc limit 1
  ) as last_step`;
const ofEntry = sql`jsonb_build_object('projectId', t.project_id, 'taskId', t.id)`;

/** Contested hours whose professional spoke last. */
function selectAnswered(reader: WaitingReader): SQL | null {
  if (!manages(reader)) return null;
  return sql`
    select ${waitingColumns({
      title: sql`t.title`,
      about: sql`u.name`,
      since: sql`last_step.at`,
      until: sql`e.deadline_at`,
      place: ofEntry,
    })}
    from time_entries e join tasks t on t.id = e.task_id join users u on u.id = e.member_id ${lastStep}
    where e.state = 'contested' and ${ofReach(sql`e.workspace_id`, reader.reach)}
      and ${ofProject(sql`e.project_id`, reader)} and last_step.actor_id = e.member_id`;
}

/** Own contested hours of which the company spoke last. */
function selectContested({ session }: WaitingReader): SQL | null {
  if (session.role !== 'squadMember') return null;
  return sql`
    select ${waitingColumns({
      title: sql`t.title`,
      about: sql`p.title`,
      since: sql`last_step.at`,
      until: sql`e.deadline_at`,
      place: ofEntry,
    })}
    from time_entries e join tasks t on t.id = e.task_id join projects p on p.id = e.project_id ${lastStep}
    where e.state = 'contested' and e.member_id = ${session.userId} and last_step.actor_id is distinct from e.member_id`;
}

/** Own tasks that were sent back and are not begun anew, in projects where the person still works. */
function selectToAdjust({ session }: WaitingReader): SQL | null {
  if (session.role !== 'squadMember') return null;
  return sql`
    select ${waitingColumns({ title: sql`t.title`, about: sql`p.title`, since: sql`last_review.at`, place: ofEntry })}
    from task_assignments a
    join tasks t on t.id = a.task_id and t.status = 'toDo' and t.deleted_at is null
    join projects p on p.id = t.project_id
    cross join lateral (
      select r.verdict, r.created_at as at from task_reviews r
      where r.task_id = t.id and r.undone_at is null order by r.id desc limit 1
    ) as last_review
    where a.member_id = ${session.userId} and last_review.verdict = 'adjust'
      and exists (
        select from project_professionals hire
        where hire.project_id = t.project_id and hire.member_id = a.member_id and hire.ended_at is null
      )`;
}

/** Changes of tasks announce what waits for the company and for whoever is assigned; the own hours' topic tells the rest. */
export const waiting: WaitingPart = {
  sources: [
    waitingSource({ kind: timesheetsWaiting.hoursContested, select: selectContested }),
    waitingSource({ kind: timesheetsWaiting.contestAnswered, select: selectAnswered }),
    waitingSource({ kind: timesheetsWaiting.taskToAdjust, select: selectToAdjust }),
    waitingSource({ kind: timesheetsWaiting.tasksToApprove, select: selectToApprove }),
  ],
  follows: ({ userId, role }) => (role === 'squadMember' ? [`${OWN_HOURS_TOPIC}:${userId}`] : []),
};
