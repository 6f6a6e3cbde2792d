import { implement } from '#platform/http/implement.ts';
import { pipelineContract } from '#pipeline/contract.ts';
import { commentOnCandidate, deleteComment, editComment } from '#pipeline/conversation/server/comment-on-candidate.ts';
import { disqualifyCandidate } from '#pipeline/candidates/server/disqualify-candidate.ts';
import { hireCandidate, restoreCandidate } from '#pipeline/selection/server/hire-candidate.ts';
import { listCandidates } from '#pipeline/board/server/list-candidates.ts';
import { moveCandidates } from '#pipeline/candidates/server/move-candidates.ts';
import { readBoard, readColumn } from '#pipeline/board/server/read-board.ts';
import { readCandidate } from '#pipeline/panel/server/read-candidate.ts';
import { readDeclarationOf } from '#pipeline/panel/server/read-candidate-declaration.ts';
import { changeProjectOwner, findClients } from '#pipeline/vacancy-admin/server/change-owner.ts';
import { findProfessionals, indicateProfessional } from '#pipeline/vacancy-admin/server/indicate.ts';
import { removeVacancy } from '#pipeline/vacancy-admin/server/remove-vacancy.ts';
import { removeSelection, selectCandidate } from '#pipeline/selection/server/select-candidate.ts';

export const pipelineOperations = implement(pipelineContract, {
  'GET /myProjects/{projectId}/positions/{positionIndex}/candidates': ({ params, query, context }) =>
    readBoard(context, params, query),
  'GET /myProjects/{projectId}/positions/{positionIndex}/candidates/column': ({ params, query, context }) =>
    readColumn(context, params, query),
  'GET /myProjects/{projectId}/positions/{positionIndex}/candidates/list': ({ params, query, context }) =>
    listCandidates(context, params, query),
  'POST /candidates/move': async ({ body, context }) => ({ results: await moveCandidates(context, body) }),
  'POST /candidates/{applicationId}/disqualify': ({ params, body, context }) =>
    disqualifyCandidate(context, params.applicationId, body),
  'POST /candidates/{applicationId}/restore': ({ params, body, context }) =>
    restoreCandidate(context, params.applicationId, body?.version),
  'POST /candidates/{applicationId}/hire': ({ params, body, context }) =>
    hireCandidate(context, params.applicationId, body?.version),
  'POST /myProjects/selectFreelancer/{projectId}/{positionIndex}/{freelancerId}': ({ params, body, context }) =>
    selectCandidate(context, params, body),
  'POST /myProjects/removeFreelancer/{projectId}/{positionIndex}/{freelancerId}': ({ params, context }) =>
    removeSelection(context, params),
  'GET /candidates/{applicationId}': ({ params, context }) => readCandidate(context, params.applicationId),
  'GET /candidates/{applicationId}/declaration': ({ params, context }) =>
    readDeclarationOf(context, params.applicationId),
  'POST /candidates/{applicationId}/comments': ({ params, body, context }) =>
    commentOnCandidate(context, params.applicationId, body),
  'PATCH /candidates/{applicationId}/comments/{commentId}': ({ params, body, context }) =>
    editComment(context, params, body),
  'DELETE /candidates/{applicationId}/comments/{commentId}': async ({ params, context }) => {
    await deleteComment(context, params.applicationId, params.commentId);
    return { done: true as const };
  },
  'DELETE /myProjects/{projectId}/positions/{positionIndex}': ({ params, query, context }) =>
    removeVacancy(context, { ...params, ...query }),
  'GET /changeProjectOwner': ({ query, context }) => findClients(context.database, query.search),
  'PUT /changeProjectOwner/{squadOwnerId}': ({ params, body, context }) =>
    changeProjectOwner(context, { ...params, ...body }),
  'GET /opportunities/{projectId}/{positionIndex}/professionals': ({ params, query, context }) =>
    findProfessionals(context, params, query.search),
  'POST /opportunities/{projectId}/{positionIndex}/indicate': ({ params, body, context }) =>
    indicateProfessional(context, params, body),
});
