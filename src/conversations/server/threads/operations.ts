import { implement } from '#platform/http/implement.ts';
import { threadsContract } from '#conversations/contract/threads.ts';
import { blockThread, markThread } from './change-thread.ts';
import { listThreads } from './list-threads.ts';
import { addMessageFile, downloadMessageFile } from './message-files.ts';
import { readThread } from './read-thread.ts';
import { closeReport, reportThread } from './report-thread.ts';
import { takeBackMessage } from './scheduled/take-back.ts';
import { writeToCandidate } from './write-to-candidate.ts';

const done = { done: true as const };

export const threadsOperations = implement(threadsContract, {
  'GET /messages': ({ query, context }) => listThreads(context, query),
  'GET /candidates/{applicationId}/messages': ({ params, query, context }) =>
    readThread(context, params.applicationId, query.before),
  'POST /candidates/{applicationId}/messages': ({ params, body, context }) =>
    writeToCandidate(context, params.applicationId, body),
  'DELETE /candidates/{applicationId}/messages/{messageId}': ({ params, context }) =>
    takeBackMessage(context, params.applicationId, params.messageId),
  'PATCH /candidates/{applicationId}/messages': async ({ params: { applicationId }, body, context }) => {
    await markThread(context, applicationId, 'company', body);
    return readThread(context, applicationId);
  },
  'PUT /candidates/{applicationId}/messages/block': async ({ params: { applicationId }, body, context }) => {
    await blockThread(context, applicationId, 'company', body.blocked);
    return readThread(context, applicationId);
  },
  'POST /candidates/{applicationId}/messages/report': async ({ params: { applicationId }, body, context }) => {
    await reportThread(context, applicationId, 'company', body.reason);
    return done;
  },
  'POST /candidates/{applicationId}/messageFiles': ({ params, query, body, context }) =>
    addMessageFile(context, params.applicationId, query.name, body),
  'GET /candidates/{applicationId}/messageFiles/{fileId}': ({ params, context }) =>
    downloadMessageFile(context, params.applicationId, params.fileId),
  'POST /messageReports/{reportId}/close': async ({ params, context }) => {
    await closeReport(context, params.reportId);
    return done;
  },
});
