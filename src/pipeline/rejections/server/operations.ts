import { movesContract } from '#pipeline/candidates/contract.ts';
import type { Notice } from '#pipeline/candidates/rejection-schemas.ts';
import { disqualifyCandidate } from '#pipeline/candidates/server/disqualify-candidate.ts';
import { moveCandidates, type TellDue } from '#pipeline/candidates/server/move-candidates.ts';
import { refuseUnknownPlaceholder } from '#pipeline/conversation/server/messages/send-messages.ts';
import { rejectionsContract } from '#pipeline/rejections/contract.ts';
import { implement } from '#platform/http/implement.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { stopNotice, writeNotice } from './change-notice.ts';
import { addReason, readReasons, removeReason, renameReason } from './manage-reasons.ts';
import { readForm, readRemaining } from './read-form.ts';
import { rejectRemaining } from './reject-remaining.ts';
import { tellDue } from './send-rejections.ts';

/** Checks the words before anything is locked, and sends what is due now. */
function tellingFor({ now }: SignedInContext, notice: Notice | undefined): TellDue {
  const words = Object.values(notice?.messages ?? {});
  refuseUnknownPlaceholder(...words.flatMap(({ subject, text }) => [subject, text]));
  return (transaction, ids) => tellDue(transaction, ids, { now });
}

export const movesOperations = implement(
  movesContract,
  {
    'POST /candidates/move': async ({ body, context }) => ({
      results: await moveCandidates(context, body, tellingFor(context, body.notice)),
    }),
    'POST /candidates/{applicationId}/disqualify': ({ params, body, context }) =>
      disqualifyCandidate(context, params.applicationId, body, tellingFor(context, body?.notice)),
  },
  { readFirst: ['POST /candidates/move'] },
);

export const rejectionsOperations = implement(rejectionsContract, {
  'GET /candidates/rejection': ({ query, context }) => readForm(context, query.applicationIds),
  'PUT /candidates/{applicationId}/rejection': ({ params, body, context }) =>
    writeNotice(context, params.applicationId, body, tellingFor(context, body)),
  'DELETE /candidates/{applicationId}/rejection': ({ params, context }) => stopNotice(context, params.applicationId),
  'GET /myProjects/{projectId}/positions/{positionIndex}/rejection': ({ params, context }) =>
    readRemaining(context, params),
  'POST /myProjects/{projectId}/positions/{positionIndex}/rejection': ({ params, body, context }) =>
    rejectRemaining(context, params, body, tellingFor(context, body)),
  'GET /candidates/rejectionReasons': ({ query, context }) => readReasons(context, query.workspaceId),
  'POST /candidates/rejectionReasons': ({ query, body, context }) => addReason(context, query.workspaceId, body.name),
  'PUT /candidates/rejectionReasons/{reasonId}': ({ params, body, context }) =>
    renameReason(context, params.reasonId, body),
  'DELETE /candidates/rejectionReasons/{reasonId}': async ({ params, context }) => {
    await removeReason(context, params.reasonId);
    return { done: true as const };
  },
});
