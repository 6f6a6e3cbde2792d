import { implement } from '#platform/http/implement.ts';
import { processContract } from '#pipeline/interviews/contract.ts';
import { cancelArrangedInterview, offerTimes } from './arrange-interview.ts';
import { closeProcess } from './close-process.ts';
import { promiseAnswer, promiseAnswers } from './promise-answer.ts';

export const processOperations = implement(processContract, {
  'POST /candidates/{applicationId}/interview': ({ params, body, context }) =>
    offerTimes(context, params.applicationId, body),
  'POST /candidates/{applicationId}/interview/cancel': async ({ params, body, context }) => {
    await cancelArrangedInterview(context, params.applicationId, body.reason);
    return { done: true as const };
  },
  'POST /candidates/{applicationId}/answerDate': async ({ params, body, context }) => {
    await promiseAnswer(context, params.applicationId, new Date(body.dueAt));
    return { dueAt: body.dueAt };
  },
  'POST /myProjects/{projectId}/positions/{positionIndex}/answerDate': async ({ params, body, context }) => ({
    candidates: await promiseAnswers(context, { ...params, dueAt: new Date(body.dueAt) }),
  }),
  'POST /myProjects/{projectId}/positions/{positionIndex}/closeProcess': async ({ params, body, context }) => ({
    candidates: await closeProcess(context, { ...params, reason: body.reason }),
  }),
});
