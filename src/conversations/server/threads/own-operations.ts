import { implement } from '#platform/http/implement.ts';
import { ownThreadsContract } from '#conversations/contract/own-threads.ts';
import { blockThread, markThread } from './change-thread.ts';
import { addMessageFile, downloadMessageFile } from './message-files.ts';
import { readOwnThread } from './read-thread.ts';
import { reportThread } from './report-thread.ts';
import { writeToCompany } from './write-to-company.ts';

export const ownThreadsOperations = implement(ownThreadsContract, {
  'GET /applications/{applicationId}/messages': ({ params, query, context }) =>
    readOwnThread(context, params.applicationId, query.before),
  'POST /applications/{applicationId}/messages': ({ params, body, context }) =>
    writeToCompany(context, params.applicationId, body),
  'PATCH /applications/{applicationId}/messages': async ({ params: { applicationId }, body, context }) => {
    await markThread(context, applicationId, 'candidate', body);
    return readOwnThread(context, applicationId);
  },
  'PUT /applications/{applicationId}/messages/block': async ({ params: { applicationId }, body, context }) => {
    await blockThread(context, applicationId, 'candidate', body.blocked);
    return readOwnThread(context, applicationId);
  },
  'POST /applications/{applicationId}/messages/report': async ({ params: { applicationId }, body, context }) => {
    await reportThread(context, applicationId, 'candidate', body.reason);
    return { done: true as const };
  },
  'POST /applications/{applicationId}/messageFiles': ({ params, query, body, context }) =>
    addMessageFile(context, params.applicationId, query.name, body),
  'GET /applications/{applicationId}/messageFiles/{fileId}': ({ params, context }) =>
    downloadMessageFile(context, params.applicationId, params.fileId),
});
