import { dateIn } from '#platform/calendar/time-zones.ts';
import { isRefusal } from '#platform/errors/product-error.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { timesheetErrors } from '#timesheets/errors.ts';
import { dateObstacle } from '#timesheets/hours/rules/hours-obstacle.ts';
import type { EntryView } from '#timesheets/hours/schemas.ts';
import { sameTimesOn } from '#timesheets/hours/rules/local-span.ts';
import { listDates } from './entry-rows.ts';
import { postHours } from './post-hours.ts';
import { readTimeZone } from './read-week.ts';

interface DayToCopy {
  from: string;
  to: string;
  taskId?: string | undefined;
}

/** Copies the hours of one date to another, at the same times of the clock. What a rule refuses is left out and counted. */
export async function copyDay(context: SignedInContext, { from, to, taskId: only }: DayToCopy) {
  const { database, session, now } = context;
  const timeZone = await readTimeZone(database, session.userId, now);
  const today = dateIn(timeZone, now);
  if (to > today) throw timesheetErrors.inFuture();
  if (dateObstacle(to, { today, startsOn: null }) !== null) throw timesheetErrors.tooLate();
  const entries: EntryView[] = [];
  let leftOut = 0;
  const ofDay = await listDates(database, session.userId, from, from);
  for (const copied of ofDay.filter(({ taskId }) => only === undefined || taskId === only))
    try {
      const { projectId, taskId, description } = copied;
      const span = sameTimesOn(to, copied, timeZone);
      entries.push(...(await postHours(context, { projectId, taskId, description, ...span })).entries);
    } catch (problem) {
      if (!isRefusal(problem)) throw problem;
      leftOut += 1;
    }
  return { entries, leftOut };
}
