import { movingContract } from '#pipeline/moving/contract.ts';
import { implement } from '#platform/http/implement.ts';
import { stopNotice, writeNotice } from './change-notice.ts';
import { addReason, readReasons, removeReason, renameReason } from './manage-reasons.ts';
import { disqualifyCandidate, moveCandidates } from './move-candidates.ts';
import { readForm, readRemaining } from './read-form.ts';
import { rejectRemaining } from './reject-remaining.ts';

export const movingOperations = implement(movingContract, {
  'POST /candidates/move': async ({ body, context }) => ({ results: await moveCandidates(context, body) }),
  'POST /candidates/{applicationId}/disqualify': ({ params, body, context }) =>
    disqualifyCandidate(context, params.applicationId, body),
  'GET /candidates/rejection': ({ query, context }) => readForm(context, query.applicationIds),
  'PUT /candidates/{applicationId}/rejection': ({ params, body, context }) =>
    writeNotice(context, params.applicationId, body),
  'DELETE /candidates/{applicationId}/rejection': ({ params, context }) => stopNotice(context, params.applicationId),
  'GET /myProjects/{projectId}/positions/{positionIndex}/rejection': ({ params, context }) =>
    readRemaining(context, params),
  'POST /myProjects/{projectId}/positions/{positionIndex}/rejection': ({ params, body, context }) =>
    rejectRemaining(context, params, body),
  'GET /candidates/rejectionReasons': ({ query, context }) => readReasons(context, query.workspaceId),
  'POST /candidates/rejectionReasons': ({ query, body, context }) => addReason(context, query.workspaceId, body.name),
  'PUT /candidates/rejectionReasons/{reasonId}': ({ params, body, context }) =>
    renameReason(context, params.reasonId, body),
  'DELETE /candidates/rejectionReasons/{reasonId}': async ({ params, context }) => {
    await removeReason(context, params.reasonId);
    return { done: true as const };
  },
});
