import { z } from 'zod';
import { fileAnswer } from '#platform/contract/file-answer.ts';
import { binaryBody, defineContract, operation } from '#platform/contract/operation.ts';
import { pipelineHappenings } from '#pipeline/happenings.ts';
import { done, moment, text } from '#platform/contract/schemas.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { companyPeople as access } from '#pipeline/candidates/contract/of-company.ts';
import { pipelineErrors } from '#pipeline/errors.ts';
import { FILE_BYTES, FILE_NAME_LENGTH } from '#platform/contract/file-types.ts';
import { openToUnverified } from '#platform/contract/stated-reasons.ts';

const { notFound, forbidden } = platformErrors;
const params = z.object({ applicationId: z.uuid() });
const one = params.extend({ fileId: z.uuid() });
const file = z.object({
  fileId: z.uuid(),
  name: z.string(),
  mediaType: z.string(),
  sizeBytes: z.int(),
  addedBy: z.string().nullable(),
  addedAt: moment,
  abilities: z.object({ delete: z.boolean() }),
});

/** A company's files about a candidate; the candidate never sees them. */
export const filesContract = defineContract({
  'GET /candidates/{applicationId}/files': operation({
    summary: 'The files that the company keeps about a candidate, newest first',
    access,
    params,
    output: z.object({ files: z.array(file) }),
    errors: [notFound],
  }),
  'POST /candidates/{applicationId}/files': operation({
    summary: 'Keep a file about a candidate; what it is, its bytes say',
    access,
    changes: [pipelineHappenings.fileAdded],
    unverified: openToUnverified.candidates,
    params,
    query: z.object({ name: text(FILE_NAME_LENGTH, 1) }),
    body: binaryBody(['application/octet-stream'], FILE_BYTES),
    status: 201,
    output: file,
    errors: [notFound, forbidden, pipelineErrors.fileTypeUnknown, pipelineErrors.tooManyFiles],
  }),
  'GET /candidates/{applicationId}/files/{fileId}': operation({
    summary: 'Download a file about a candidate',
    access,
    params: one,
    output: fileAnswer,
    errors: [notFound],
  }),
  'DELETE /candidates/{applicationId}/files/{fileId}': operation({
    summary: 'Delete a file that one added, or any with the right to choose professionals',
    access,
    changes: [pipelineHappenings.fileDeleted],
    unverified: openToUnverified.candidates,
    params: one,
    output: done,
    errors: [notFound, forbidden],
  }),
});
