import { activityContract } from '#activity/contract.ts';
import { implement } from '#platform/http/implement.ts';
import { readActivity } from './read-activity.ts';

export const activityOperations = implement(activityContract, {
  'GET /workspace/activity': ({ query, context }) => readActivity(context, query),
});
