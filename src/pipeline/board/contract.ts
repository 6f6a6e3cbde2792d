import { z } from 'zod';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { cursor, oneOrMany, queryFlag, text } from '#platform/contract/schemas.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { pipelineErrors } from '#pipeline/errors.ts';
import { board, boardColumn, stage } from '#pipeline/candidates/schemas.ts';
import { positionParams } from '#projects/schemas.ts';

const people = { roles: ['squadOwner', 'recruiter', 'admin'] } as const;
const search = text(100).optional();
const skills = oneOrMany(text(80, 1), 30).optional();
const suggested = queryFlag.optional();
const { notFound } = platformErrors;

/** The board of one vacancy. */
export const boardContract = defineContract({
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
});
