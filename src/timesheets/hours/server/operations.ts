import { implement } from '#platform/http/implement.ts';
import { hoursContract } from '#timesheets/hours/contract.ts';
import { changeHours, deleteHours } from './change-hours.ts';
import { describeClock, endClock, readClock, startClock } from './clock-operations.ts';
import { completeWeek } from './complete-week.ts';
import { copyDay } from './copy-day.ts';
import { postHours } from './post-hours.ts';
import { readForecast } from './forecast/read-forecast.ts';
import { readHoursOfTask, readWeek } from './read-week.ts';

const done = { done: true as const };

export const hoursOperations = implement(hoursContract, {
  'POST /timeEntries': ({ body, context }) => postHours(context, body),
  'PATCH /timeEntries/{entryId}': ({ params, body, context }) => changeHours(context, params.entryId, body),
  'DELETE /timeEntries/{entryId}': async ({ params, query, context }) => {
    await deleteHours(context, params.entryId, query.version);
    return done;
  },
  'POST /timeEntries/copyDay': ({ body, context }) => copyDay(context, body),
  'GET /timeEntries/week': ({ query, context }) => readWeek(context, query.weekOf),
  'PUT /timeEntries/week': async ({ body, context }) => {
    await completeWeek(context, body);
    return done;
  },
  'GET /timeEntries/task/{taskId}': ({ params, context }) => readHoursOfTask(context, params.taskId),
  'GET /tasks/{projectId}/{taskId}/forecast': ({ params, context }) => readForecast(context, params),
  'GET /timeEntries/clock': async ({ context }) => ({
    clock: await readClock(context.database, context.session.userId),
  }),
  'POST /timeEntries/clock': ({ body, context }) => startClock(context, body),
  'PATCH /timeEntries/clock': ({ body, context }) => describeClock(context, body.description),
  'DELETE /timeEntries/clock': ({ context }) => endClock(context),
});
