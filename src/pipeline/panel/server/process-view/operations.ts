import { implement } from '#platform/http/implement.ts';
import { processViewContract } from '#pipeline/panel/contract/process-view.ts';
import { readHiringProcess } from './read-hiring-process.ts';

export const processViewOperations = implement(processViewContract, {
  'GET /hiringProcess/{projectId}/{positionIndex}/{squadMemberId}': ({ params, context }) =>
    readHiringProcess(context, params),
});
