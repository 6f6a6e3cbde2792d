import { eq, ne, and, min } from 'drizzle-orm';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import { addDays } from '#platform/calendar/national-holidays.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { readTask } from '#tasks/board/server/read-task.ts';
import { businessDaysWithin, forecastTotal } from '#timesheets/hours/rules/forecast/forecast.ts';
import type { TaskStatus } from '#tasks/rules/task-statuses.ts';
import { timeEntries } from '../tables.ts';

/** Work that has ended needs no forecast. */
const open: readonly TaskStatus[] = ['backlog', 'toDo', 'inProgress'];

/** What an open task takes in the end at the pace so far, for everybody who sees the task; null where nothing tells. */
export async function readForecast(context: SignedInContext, place: { projectId: string; taskId: string }) {
  const { status, consumedMinutes, checklist, dueOn } = await readTask(context, place);
  if (!open.includes(status) || consumedMinutes === 0) return { forecast: null };
  const { database, now, settings } = context;
  const [first] = await database
    .select({ date: min(timeEntries.localDate) })
    .from(timeEntries)
    .where(and(eq(timeEntries.taskId, place.taskId), ne(timeEntries.state, 'refused')));
  const today = dateInSaoPaulo(now);
  return {
    forecast: forecastTotal({
      consumedMinutes,
      stepsDone: checklist.done,
      steps: checklist.total,
      daysWorked: businessDaysWithin(first?.date ?? today, today, settings.holidays),
      daysLeft: dueOn === null ? null : businessDaysWithin(addDays(today, 1), dueOn, settings.holidays),
    }),
  };
}
