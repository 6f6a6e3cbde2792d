import { z } from 'zod';
import { candidateDeclaration } from '#jobs/declarations/schemas.ts';
import { jobsErrors } from '#jobs/errors.ts';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { cursor, done, oneOrMany, optionalText, queryFlag, text, version } from '#platform/contract/schemas.ts';
import { FREE_TEXT_LENGTH } from '#platform/contract/text-lengths.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { vacancyAdminContract } from '#pipeline/vacancy-admin/contract.ts';
import { pipelineErrors } from '#pipeline/errors.ts';
import { candidateComment, candidateView } from '#pipeline/panel/panel-shapes.ts';
import { moveTargets } from '#pipeline/candidates/rules/moves.ts';
import { board, boardColumn, candidateCard, moveResult, stage } from '#pipeline/candidates/shapes.ts';
import { projectErrors } from '#projects/errors.ts';
import { positionParams } from '#projects/positions/schemas.ts';

const MOST_MENTIONED = 20;
const people = { roles: ['squadOwner', 'recruiter', 'admin'] } as const;
const deciders = { roles: ['squadOwner', 'admin'], permission: 'assignProfessionals' } as const;
const choosers = { roles: ['squadOwner', 'admin'], permission: 'chooseSuggested' } as const;
const choiceParams = positionParams.extend({ freelancerId: z.uuid() });
const candidateParams = z.object({ applicationId: z.uuid() });
const search = z.string().trim().max(100).optional();
const skills = oneOrMany(z.string().trim().min(1).max(80), 30).optional();
const suggested = queryFlag.optional();
const reason = optionalText(FREE_TEXT_LENGTH);
const comment = z.object({
  text: text(FREE_TEXT_LENGTH, 1),
  mentionIds: z.array(z.uuid()).max(MOST_MENTIONED).default([]),
});
const seen = z.object({ version: version.optional() }).optional();
const { notFound } = platformErrors;
const { movedMeanwhile } = pipelineErrors;
const ended = [pipelineErrors.final, pipelineErrors.withdrawn, pipelineErrors.processClosed];

export const pipelineContract = defineContract({
  ...vacancyAdminContract,
  'GET /myProjects/{projectId}/positions/{positionIndex}/candidates': operation({
    summary: 'The pipeline board of a position: ten columns with their first candidates',
    access: people,
    params: positionParams,
    query: z.object({ search, skills, suggested }),
    output: board,
    errors: [notFound],
  }),
  'GET /myProjects/{projectId}/positions/{positionIndex}/candidates/column': operation({
    summary: 'More candidates of one column of the board',
    access: people,
    params: positionParams,
    query: z.object({ stage, cursor, search, skills, suggested }),
    output: boardColumn,
    errors: [notFound, pipelineErrors.cursorInvalid],
  }),
  'GET /myProjects/{projectId}/positions/{positionIndex}/candidates/list': operation({
    summary: 'The candidates of a position as a sorted list',
    access: people,
    params: positionParams,
    query: z.object({
      search,
      skills,
      suggested,
      stages: oneOrMany(stage, 10).optional(),
      sort: z.enum(['name', 'stage', 'level', 'stageEnteredAt', 'appliedAt']).default('appliedAt'),
      direction: z.enum(['ascending', 'descending']).default('descending'),
      cursor: cursor.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    output: z.object({ candidates: z.array(candidateCard), count: z.int(), nextCursor: z.string().nullable() }),
    errors: [notFound, pipelineErrors.cursorInvalid],
  }),
  'POST /candidates/move': operation({
    summary: 'Move one or many candidates to a stage; answers for each what became of it',
    access: { ...people, permission: 'chooseSuggested' },
    body: z.object({
      applicationIds: z.array(z.uuid()).min(1).max(100),
      toStage: z.enum(moveTargets),
      /** The version seen, by application: one that changed since is refused. */
      versions: z.record(z.uuid(), version).optional(),
      reason,
    }),
    output: z.object({ results: z.array(moveResult) }),
    errors: [
      notFound,
      movedMeanwhile,
      ...ended,
      pipelineErrors.setAside,
      pipelineErrors.sameStage,
      pipelineErrors.beyondReach,
    ],
  }),
  'POST /candidates/{applicationId}/disqualify': operation({
    summary: 'Turn a candidate down, for good',
    access: choosers,
    params: candidateParams,
    body: z.object({ reason, version: version.optional() }).optional(),
    output: candidateCard,
    errors: [notFound, movedMeanwhile, ...ended],
  }),
  'POST /candidates/{applicationId}/restore': operation({
    summary: 'Bring a candidate back who was set aside',
    access: deciders,
    params: candidateParams,
    body: seen,
    output: candidateCard,
    errors: [notFound, movedMeanwhile, pipelineErrors.notSetAside, pipelineErrors.positionFilled],
  }),
  'POST /candidates/{applicationId}/hire': operation({
    summary: 'Hire a candidate: fills the position and sets the others aside',
    access: deciders,
    params: candidateParams,
    body: seen,
    output: candidateCard,
    errors: [
      notFound,
      movedMeanwhile,
      pipelineErrors.final,
      pipelineErrors.withdrawn,
      jobsErrors.processClosed,
      pipelineErrors.setAside,
      pipelineErrors.positionFilled,
      pipelineErrors.alreadySelected,
      projectErrors.statusForbids,
    ],
  }),
  'POST /myProjects/selectFreelancer/{projectId}/{positionIndex}/{freelancerId}': operation({
    summary: 'Select one candidate of a position; the others are set aside',
    access: deciders,
    params: choiceParams,
    /** `replaces` names who is selected now, when the selection is changed. */
    body: z.object({ version: version.optional(), replaces: z.uuid().optional() }).optional(),
    output: candidateCard,
    errors: [
      notFound,
      movedMeanwhile,
      pipelineErrors.final,
      jobsErrors.processClosed,
      pipelineErrors.positionFilled,
      pipelineErrors.alreadySelected,
    ],
  }),
  'POST /myProjects/removeFreelancer/{projectId}/{positionIndex}/{freelancerId}': operation({
    summary: 'Take back the selection of a candidate; those set aside are back in the pipeline',
    access: deciders,
    params: choiceParams,
    output: candidateCard,
    errors: [notFound, pipelineErrors.notSelected, pipelineErrors.positionFilled],
  }),
  'GET /candidates/{applicationId}': operation({
    summary: 'A candidate with profile, history and the private comments',
    access: people,
    params: candidateParams,
    output: candidateView,
    errors: [notFound],
  }),
  'GET /candidates/{applicationId}/declaration': operation({
    summary: 'What a candidate of an affirmative vacancy chose to say of themselves; no list, search or score has it',
    access: { roles: ['squadOwner'] },
    params: candidateParams,
    output: candidateDeclaration,
    errors: [notFound],
  }),
  'POST /candidates/{applicationId}/comments': operation({
    summary:
      'Write a comment that the candidate never sees; colleagues need a right to choose or to assign professionals',
    access: people,
    params: candidateParams,
    body: comment,
    output: candidateComment,
    status: 201,
    errors: [notFound, platformErrors.forbidden, pipelineErrors.mentionUnknown],
  }),
  'PATCH /candidates/{applicationId}/comments/{commentId}': operation({
    summary: 'Write one of your own comments anew; whom it calls now and did not before is told',
    access: people,
    params: z.object({ applicationId: z.uuid(), commentId: z.uuid() }),
    body: comment.extend({ version }),
    output: candidateComment,
    errors: [notFound, platformErrors.forbidden, platformErrors.staleVersion, pipelineErrors.mentionUnknown],
  }),
  'DELETE /candidates/{applicationId}/comments/{commentId}': operation({
    summary: 'Delete one of your own comments',
    access: people,
    params: z.object({ applicationId: z.uuid(), commentId: z.uuid() }),
    output: done,
    errors: [notFound, platformErrors.forbidden],
  }),
});
