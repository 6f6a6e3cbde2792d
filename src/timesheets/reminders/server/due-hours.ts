import { type SQL, sql } from 'drizzle-orm';
import { DEADLINE_NEAR_HOURS } from '#timesheets/reminders/rules/reminder-kinds.ts';

const HOUR_MS = 3_600_000;

/** What a mail lists of a task whose hours are due. */
export interface DueTask extends Record<string, unknown> {
  projectId: string;
  projectTitle: string;
  taskId: string;
  taskTitle: string;
  /** The earliest of its hours. */
  deadlineAt: string;
}

/** The deadline of `e` is near, and not over. */
export function isNear(now: Date): SQL {
  const until = new Date(now.getTime() + DEADLINE_NEAR_HOURS * HOUR_MS);
  return sql`e.deadline_at > ${now.toISOString()}::timestamptz and e.deadline_at <= ${until.toISOString()}::timestamptz`;
}

/** Contested hours `e` that wait for a word of the professional, or for one of the company. */
export function waitsFor(side: 'professional' | 'company'): SQL {
  const spoke = side === 'professional' ? sql`is distinct from` : sql`=`;
  return sql`e.state = 'contested' and (
    select s.actor_id from time_entry_steps s where s.entry_id = e.id order by s.id desc limit 1) ${spoke} e.member_id`;
}

/** Hours `e` of a finished task `t` that nobody reviewed. */
export const waitsForApproval = sql`e.state = 'pending' and t.status = 'finished' and t.approved_at is null and t.deleted_at is null
  and not exists (select from task_reviews r where r.task_id = t.id and r.applied_at is null and r.undone_at is null)`;

/** By task, the nearest deadline first. */
export function selectDueTasks(condition: SQL): SQL {
  return sql`
    select p.id as "projectId", p.title as "projectTitle", t.id as "taskId", t.title as "taskTitle", min(e.deadline_at) as "deadlineAt"
    from time_entries e join tasks t on t.id = e.task_id join projects p on p.id = e.project_id
    where ${condition} group by p.id, p.title, t.id, t.title order by min(e.deadline_at), p.title, t.title limit 200`;
}
