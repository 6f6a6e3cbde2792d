import { type SQL, sql } from 'drizzle-orm';
import { HOME_TIME_ZONE } from '#platform/calendar/day-in-words.ts';

/** A hire `p` on its position `o`, with the figures that were agreed at the hire, otherwise the vacancy's, and its first and last local date. */
export const hireColumns: SQL = sql`
  p.id as "professionalId", p.state, o.title as "positionTitle", o.hiring_model as "hiringModel",
  coalesce(p.agreed_hours, o.monthly_hours) as "monthlyHours", p.payment_blocked_at as "paymentBlockedAt",
  coalesce(agreed.start_date, (p.created_at at time zone ${HOME_TIME_ZONE})::date)::text as "startsOn",
  (p.ended_at at time zone ${HOME_TIME_ZONE})::date::text as "endsOn"`;

/** Beside `project_professionals p`. */
export const joinHire: SQL = sql`
  join positions o on o.id = p.position_id
  left join lateral (
    select g.start_date from applications a join negotiation_agreements g on g.application_id = a.id
    where a.position_id = p.position_id and a.member_id = p.member_id order by g.accepted_at desc limit 1
  ) agreed on true`;

/** The minutes of a hire `p` in a period, without those that were refused. */
export function workedOfHire(first: string, last: string): SQL {
  return sql`(select coalesce(sum(e.minutes), 0)::int from time_entries e
    where e.hire_id = p.id and e.local_date between ${first} and ${last} and e.state <> 'refused')`;
}

/** Somebody works in a project `j` that has not ended. */
export const worksNow: SQL = sql`(p.ended_at is null and j.status not in ('finished', 'canceled'))`;
