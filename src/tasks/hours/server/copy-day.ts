import { dateIn } from '#platform/calendar/time-zones.ts';
import { isRefusal } from '#platform/errors/product-error.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { taskErrors } from '#tasks/errors.ts';
import { dateObstacle } from '#tasks/hours/rules/hours-obstacle.ts';
import type { EntryView } from '#tasks/hours/schemas.ts';
import { listDates } from './entry-rows.ts';
import { postHours } from './post-hours.ts';
import { readTimeZone } from './read-week.ts';

const DAY_MS = 86_400_000;

/** Copies the hours of one date to another, at the same times. What a rule refuses is left out and counted. */
export async function copyDay(context: SignedInContext, { from, to }: { from: string; to: string }) {
  const { database, session, now } = context;
  const today = dateIn(await readTimeZone(database, session.userId, now), now);
  if (to > today) throw taskErrors.inFuture();
  if (dateObstacle(to, { today, startsOn: null }) !== null) throw taskErrors.tooLate();
  const shift = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) * DAY_MS;
  const moved = (moment: Date) => new Date(moment.getTime() + shift).toISOString();
  const entries: EntryView[] = [];
  let leftOut = 0;
  for (const { projectId, taskId, startedAt, endedAt, description } of await listDates(
    database,
    session.userId,
    from,
    from,
  ))
    try {
      const span = { start: moved(startedAt), end: moved(endedAt) };
      entries.push(...(await postHours(context, { projectId, taskId, description, ...span })).entries);
    } catch (problem) {
      if (!isRefusal(problem)) throw problem;
      leftOut += 1;
    }
  return { entries, leftOut };
}
