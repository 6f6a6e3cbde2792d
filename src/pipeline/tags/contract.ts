import { z } from 'zod';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { pipelineHappenings } from '#pipeline/happenings.ts';
import { done, text, version } from '#platform/contract/schemas.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { companyPeople as access, ofCompany } from '#pipeline/candidates/contract/of-company.ts';
import { pipelineErrors } from '#pipeline/errors.ts';
import { TAG_LENGTH } from '#pipeline/tags/rules/tag-limits.ts';
import { tagColours } from '#platform/contract/tag-colours.ts';
import { openToUnverified } from '#platform/contract/stated-reasons.ts';
import { bulkResult, candidateTag } from '#pipeline/candidates/schemas.ts';

const { notFound, forbidden, staleVersion } = platformErrors;
const params = z.object({ tagId: z.uuid() });
const look = { name: text(TAG_LENGTH, 1), colour: z.enum(tagColours) };
const view = candidateTag.extend({ version });
const tagIds = z.array(z.uuid()).max(30).default([]);
export const applicationIds = z.array(z.uuid()).min(1).max(100);

/** A company's own labels for its candidates. */
export const tagsContract = defineContract({
  'POST /candidates/tags': operation({
    summary: 'Make a tag of the company; colleagues need a right to choose or to assign professionals',
    access,
    changes: [pipelineHappenings.tagCreated],
    unverified: openToUnverified.candidates,
    query: ofCompany,
    body: z.strictObject(look),
    status: 201,
    output: view,
    errors: [notFound, forbidden, pipelineErrors.tagTaken, pipelineErrors.tooManyTags],
  }),
  'PATCH /candidates/tags/{tagId}': operation({
    summary: 'Rename a tag or give it another colour, on every candidate that has it',
    access,
    changes: [pipelineHappenings.tagChanged],
    unverified: openToUnverified.candidates,
    params,
    body: z.strictObject({ ...look, version }),
    output: view,
    errors: [notFound, forbidden, staleVersion, pipelineErrors.tagTaken],
  }),
  'DELETE /candidates/tags/{tagId}': operation({
    summary: 'Delete a tag, and with it from every candidate',
    access,
    changes: [pipelineHappenings.tagDeleted],
    unverified: openToUnverified.candidates,
    params,
    output: done,
    errors: [notFound, forbidden],
  }),
  'POST /candidates/tag': operation({
    summary: 'Put tags on one or many candidates, or take them off; answers for each what became of it',
    access,
    changes: [pipelineHappenings.tagged],
    unverified: openToUnverified.candidates,
    body: z.strictObject({ applicationIds, add: tagIds, remove: tagIds }),
    status: 200,
    output: z.object({ results: z.array(bulkResult) }),
    errors: [notFound, forbidden, pipelineErrors.tooManyTags],
  }),
});
