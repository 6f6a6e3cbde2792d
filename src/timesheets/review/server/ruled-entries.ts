import { type SQL, sql } from 'drizzle-orm';
import { timeEntries } from '#timesheets/hours/server/tables.ts';

interface RulingTicket {
  taskId: string | null;
  timeEntryId: string | null;
}

/** The hours that a ticket asks to rule on: the contested entry, or those of the rejected task that were held without a ticket of their own. */
export function entriesOfTicket({ taskId, timeEntryId }: RulingTicket): SQL {
  if (timeEntryId !== null) return sql`time_entries.id = ${timeEntryId}`;
  return sql`time_entries.task_id = ${taskId}
    and exists (select from time_entry_steps s where s.entry_id = time_entries.id and s.step = 'held')
    and not exists (select from support_tickets own where own.time_entry_id = time_entries.id)`;
}

/** Until when the team promised to rule on an entry that is held; null for others. */
export const rulingDueAt = sql<Date | null>`case when time_entries.state = 'held' then (
  select min(ruling.answer_due_at) from support_tickets ruling
  where ruling.closed_at is null and (ruling.time_entry_id = time_entries.id or ruling.task_id = time_entries.task_id)) end`.mapWith(
  timeEntries.deadlineAt,
);
