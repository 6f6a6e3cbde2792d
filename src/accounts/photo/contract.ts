import { z } from 'zod';
import { accountErrors } from '#accounts/errors.ts';
import { MAXIMUM_PHOTO_BYTES, PHOTO_MEDIA_TYPES } from '#accounts/photo/rules/photo-limits.ts';
import { everyone } from '#platform/access/access.ts';
import { fileAnswer } from '#platform/contract/file-answer.ts';
import { binaryBody, defineContract, operation } from '#platform/contract/operation.ts';
import { accountHappenings } from '#accounts/happenings.ts';
import { done } from '#platform/contract/schemas.ts';
import { openToUnverified } from '#platform/contract/stated-reasons.ts';

export const photoContract = defineContract({
  'POST /users/photo': operation({
    summary: 'The photo of the caller: cut to a square, without the data that cameras add',
    access: everyone,
    changes: [accountHappenings.photoChanged],
    unverified: openToUnverified.account,
    body: binaryBody(PHOTO_MEDIA_TYPES, MAXIMUM_PHOTO_BYTES),
    status: 201,
    output: z.object({ photo: z.string() }),
    errors: [accountErrors.photoUnreadable, accountErrors.photoOtherType, accountErrors.photoTooManyPixels],
    limit: { count: 30, seconds: 600 },
  }),
  'DELETE /users/photo': operation({
    summary: 'Takes the photo of the caller away',
    access: everyone,
    changes: [accountHappenings.photoChanged],
    unverified: openToUnverified.account,
    output: done,
  }),
  'GET /photos/{key}': operation({
    summary: "A person's photo by its unguessable address",
    access: 'public',
    params: z.object({ key: z.string().max(100) }),
    output: fileAnswer,
  }),
});
