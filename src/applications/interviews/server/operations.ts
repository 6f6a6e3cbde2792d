import { calendarFeedContract } from '#applications/interviews/contract.ts';
import { revokeFeed, createFeed, readFeedState } from '#applications/interviews/server/calendar-feed.ts';
import { implement } from '#platform/http/implement.ts';

export const calendarFeedOperations = implement(calendarFeedContract, {
  'GET /interviewCalendar': ({ context }) => readFeedState(context),
  'POST /interviewCalendar': ({ context }) => createFeed(context),
  'DELETE /interviewCalendar': async ({ context }) => {
    await revokeFeed(context.database, context.session.userId);
    return { done: true as const };
  },
});
