import { z } from 'zod';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { applicationsHappenings } from '#applications/happenings.ts';
import { cursor, oneOrMany, optionalText, queryFlag, version } from '#platform/contract/schemas.ts';
import { FREE_TEXT_LENGTH } from '#platform/contract/text-lengths.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { pipelineErrors } from '#pipeline/errors.ts';
import { notice } from '#pipeline/candidates/rejection-schemas.ts';
import { moveTargets } from '#pipeline/candidates/rules/moves.ts';
import { candidateCard, moveResult, stage } from '#pipeline/candidates/schemas.ts';
import { positionParams } from '#projects/schemas.ts';

const people = { roles: ['squadOwner', 'recruiter', 'admin'] } as const;
const choosers = { roles: ['squadOwner', 'admin'], permission: 'chooseSuggested' } as const;
const candidateParams = z.object({ applicationId: z.uuid() });
const search = z.string().trim().max(100).optional();
const skills = oneOrMany(z.string().trim().min(1).max(80), 30).optional();
const suggested = queryFlag.optional();
const reason = optionalText(FREE_TEXT_LENGTH);
const { notFound } = platformErrors;
const { movedMeanwhile } = pipelineErrors;
const ended = [pipelineErrors.final, pipelineErrors.withdrawn, pipelineErrors.processClosed];
const wrongNotice = [pipelineErrors.reasonUnknown, pipelineErrors.placeholderUnknown];

/** Why these calls do not ask for a confirmed address. */
const unverified = 'About people who applied to what a verified person published.';

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

/** Moving candidates; whoever is disqualified is told later, by the rejections wing. */
export const movesContract = defineContract({
  'POST /candidates/move': operation({
    summary: 'Move one or many candidates to a stage; answers for each what became of it',
    access: { ...people, permission: 'chooseSuggested' },
    changes: [applicationsHappenings.moved],
    unverified,
    body: z.object({
      applicationIds: z.array(z.uuid()).min(1).max(100),
      toStage: z.enum(moveTargets),
      /** The version that the caller saw, by application; one that changed since is refused. */
      versions: z.record(z.uuid(), version).optional(),
      reason,
      /** What candidates are told when they are disqualified. */
      notice: notice.optional(),
    }),
    output: z.object({ results: z.array(moveResult) }),
    errors: [
      notFound,
      movedMeanwhile,
      ...ended,
      pipelineErrors.setAside,
      pipelineErrors.sameStage,
      pipelineErrors.beyondReach,
      ...wrongNotice,
    ],
  }),
  'POST /candidates/{applicationId}/disqualify': operation({
    summary:
      'Turn a candidate down, for good; they read the former stage until the message goes, the product’s own one in seven days if there is none',
    access: choosers,
    changes: [applicationsHappenings.disqualified],
    unverified,
    params: candidateParams,
    body: z.object({ reason, version: version.optional(), notice: notice.optional() }).optional(),
    output: candidateCard,
    errors: [notFound, movedMeanwhile, ...ended, ...wrongNotice],
  }),
});
