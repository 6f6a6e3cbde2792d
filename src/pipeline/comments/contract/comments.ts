import { z } from 'zod';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { pipelineHappenings } from '#pipeline/happenings.ts';
import { done, text, version } from '#platform/contract/schemas.ts';
import { FREE_TEXT_LENGTH } from '#platform/contract/text-lengths.ts';
import { openToUnverified } from '#platform/contract/stated-reasons.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { pipelineErrors } from '#pipeline/errors.ts';
import { candidateComment } from '#pipeline/candidates/view-schemas.ts';

const MAXIMUM_MENTIONED = 20;
const people = { roles: ['squadOwner', 'recruiter', 'admin'] } as const;
const candidateParams = z.object({ applicationId: z.uuid() });
const comment = z.object({
  text: text(FREE_TEXT_LENGTH, 1),
  mentionIds: z.array(z.uuid()).max(MAXIMUM_MENTIONED).default([]),
});
const { notFound } = platformErrors;

/** The company's internal comments about a candidate. */
export const commentsContract = defineContract({
  'POST /candidates/{applicationId}/comments': operation({
    summary:
      'Write a comment that the candidate never sees; colleagues need a right to choose or to assign professionals',
    access: people,
    changes: [pipelineHappenings.commented],
    unverified: openToUnverified.candidates,
    params: candidateParams,
    body: comment,
    output: candidateComment,
    status: 201,
    errors: [notFound, platformErrors.forbidden, pipelineErrors.mentionUnknown],
  }),
  'PATCH /candidates/{applicationId}/comments/{commentId}': operation({
    summary: 'Write one of your own comments anew; whom it calls now and did not before is told',
    access: people,
    changes: [pipelineHappenings.commentEdited],
    unverified: openToUnverified.candidates,
    params: z.object({ applicationId: z.uuid(), commentId: z.uuid() }),
    body: comment.extend({ version }),
    output: candidateComment,
    errors: [notFound, platformErrors.forbidden, platformErrors.staleVersion, pipelineErrors.mentionUnknown],
  }),
  'DELETE /candidates/{applicationId}/comments/{commentId}': operation({
    summary: 'Delete one of your own comments',
    access: people,
    changes: [pipelineHappenings.commentDeleted],
    unverified: openToUnverified.candidates,
    params: z.object({ applicationId: z.uuid(), commentId: z.uuid() }),
    output: done,
    errors: [notFound, platformErrors.forbidden],
  }),
});
