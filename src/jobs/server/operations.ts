import { jobsContract } from '#jobs/contract.ts';
import { changeSearch, deleteSearch, readSavedSearches, saveSearch } from '#jobs/alerts/server/save-search.ts';
import { setAlertsByLink } from '#jobs/alerts/server/stop-alerts.ts';
import { countBoard, readBoard } from '#jobs/board/server/read-board.ts';
import { dismissJob, restoreDismissed } from '#jobs/opportunities/server/dismiss-job.ts';
import { readSimilar } from '#jobs/opportunities/server/read-similar.ts';
import { readSuitable } from '#jobs/opportunities/server/read-suitable.ts';
import { implement } from '#platform/http/implement.ts';

const DAY_MS = 86_400_000;
const momentBefore = (now: Date, days: number | undefined) =>
  days === undefined ? undefined : new Date(now.getTime() - days * DAY_MS);

export const jobsOperations = implement(jobsContract, {
  'GET /opportunities': ({ query: { postedWithin, ...query }, context }) =>
    readBoard(context.database, { ...query, postedAfter: momentBefore(context.now, postedWithin) }),
  'GET /opportunities/count': ({ query: { postedWithin, ...query }, context }) =>
    countBoard(context.database, { ...query, postedAfter: momentBefore(context.now, postedWithin) }),
  'GET /opportunities/{projectId}/{positionIndex}/similar': ({ params, context }) =>
    readSimilar(context.database, params),
  'GET /opportunities/suitable': ({ context }) => readSuitable(context, context.session.userId),
  'PUT /opportunities/{projectId}/{positionIndex}/dismissal': async ({ params, body, context }) => {
    await dismissJob(context, { ...params, ...body });
    return { done: true as const };
  },
  'DELETE /opportunities/dismissals': async ({ context }) => {
    await restoreDismissed(context);
    return { done: true as const };
  },
  'GET /savedSearches': ({ context }) => readSavedSearches(context),
  'POST /savedSearches': ({ body, context }) => saveSearch(context, body),
  'PATCH /savedSearches/{searchId}': ({ params, body, context }) => changeSearch(context, params.searchId, body),
  'DELETE /savedSearches/{searchId}': ({ params, context }) => deleteSearch(context, params.searchId),
  'POST /alertStops/{code}': ({ params, context }) => setAlertsByLink(context.database, params.code, true, context.now),
  'POST /alertStops/{code}/resume': ({ params, context }) =>
    setAlertsByLink(context.database, params.code, false, context.now),
});
