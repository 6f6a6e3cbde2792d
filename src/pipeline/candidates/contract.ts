import { z } from 'zod';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { cursor, oneOrMany, queryFlag, text } from '#platform/contract/schemas.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { pipelineErrors } from '#pipeline/errors.ts';
import { candidateCard, stage } from '#pipeline/candidates/schemas.ts';
import { positionParams } from '#projects/schemas.ts';

const people = { roles: ['squadOwner', 'recruiter', 'admin'] } as const;
const search = text(100).optional();
const skills = oneOrMany(text(80, 1), 30).optional();
const suggested = queryFlag.optional();
const { notFound } = platformErrors;

/** The candidates of a position. */
export const candidatesContract = defineContract({
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
});
