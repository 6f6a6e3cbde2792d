import { implement } from '#platform/http/implement.ts';
import { reviewContract } from '#timesheets/review/contract.ts';
import { readThread, sayOfHours } from './contest-hours.ts';
import { readTaskHours } from './read-task-hours.ts';
import { readRuling } from './read-ruling.ts';
import { readReviews } from './read-reviews.ts';
import { acceptTask, adjustTask, rejectTask, undoApproval } from './review-task.ts';
import { ruleOnHours } from './rule-on-hours.ts';

const done = { done: true as const };

export const reviewOperations = implement(reviewContract, {
  'POST /tasks/{projectId}/{taskId}/accept': ({ params, context }) => acceptTask(context, params),
  'DELETE /tasks/{projectId}/{taskId}/accept': async ({ params, context }) => {
    await undoApproval(context, params);
    return done;
  },
  'POST /tasks/{projectId}/{taskId}/adjust': async ({ params, body, context }) => {
    await adjustTask(context, params, body.reason);
    return done;
  },
  'POST /tasks/{projectId}/{taskId}/reject': async ({ params, body, context }) => {
    await rejectTask(context, params, body.reason);
    return done;
  },
  'GET /tasks/{projectId}/{taskId}/reviews': ({ params, context }) => readReviews(context, params),
  'GET /tasks/{projectId}/{taskId}/hours': ({ params, context }) => readTaskHours(context, params),
  'POST /timeEntries/contestTimeEntry': ({ body, context }) =>
    sayOfHours(context, body.entryId, 'contested', body.reason),
  'POST /timeEntries/{entryId}/answer': ({ params, body, context }) =>
    sayOfHours(context, params.entryId, 'answered', body.text),
  'POST /timeEntries/{entryId}/cancelContest': ({ params, body, context }) =>
    sayOfHours(context, params.entryId, 'contestCanceled', body.reason),
  'GET /timeEntries/{entryId}/steps': ({ params, context }) => readThread(context, params.entryId),
  'GET /timeEntries/ruling/{supportId}': ({ params, context }) => readRuling(context, params.supportId),
  'POST /timeEntries/ruling': ({ body, context }) => ruleOnHours(context, body),
});
