import { calendarFeedContract } from '#jobs/contract/calendar-feed.ts';
import { endFeed, makeFeed, readFeedState } from '#jobs/server/interviews/calendar-feed.ts';
import { keepTimeZone } from '#jobs/server/interviews/reader-time-zone.ts';
import { implement } from '#platform/http/implement.ts';

export const calendarFeedOperations = implement(calendarFeedContract, {
  'GET /interviewCalendar': ({ context }) => readFeedState(context),
  'POST /interviewCalendar': ({ context }) => makeFeed(context),
  'DELETE /interviewCalendar': async ({ context }) => {
    await endFeed(context.database, context.session.userId);
    return { done: true as const };
  },
  'PUT /interviewTimeZone': async ({ body, context: { database, session, now } }) => {
    await keepTimeZone(database, session.userId, body.timeZone, now);
    return { done: true as const };
  },
});
