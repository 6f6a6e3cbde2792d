import { z } from 'zod';
import { applicationsErrors } from '#applications/errors.ts';
import { positionTypes } from '#applications/rules/application-intent.ts';
import { missing } from '#applications/applying/schemas.ts';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { done, moment, text } from '#platform/contract/schemas.ts';
import { openToUnverified, recordsNothing } from '#platform/contract/stated-reasons.ts';
import { positionIndex, positionParams } from '#projects/schemas.ts';

const member = { roles: ['squadMember'] } as const;
const outsideId = text(100, 1).optional();
const link = { matchmakingId: outsideId, upsellId: outsideId, replacementId: outsideId };
const positionType = z.enum(positionTypes);

/** The vacancies that somebody signed up or logged in for (SES-09), kept until they apply, for 30 days. */
export const keptVacanciesContract = defineContract({
  'GET /keptVacancies': operation({
    summary: 'The open vacancies that the caller wanted to apply to, newest first, and what is missing for applying',
    access: member,
    output: z.object({
      kept: z.array(
        z.object({
          projectId: z.uuid(),
          positionIndex: z.int(),
          title: z.string(),
          companyName: z.string(),
          positionType,
          matchmakingId: z.string().optional(),
          upsellId: z.string().optional(),
          replacementId: z.string().optional(),
          keptAt: moment,
          until: moment,
        }),
      ),
      missing,
    }),
  }),
  'PUT /keptVacancies': operation({
    summary: 'Keep a vacancy until the caller applies to it; again, it is kept anew',
    access: member,
    changes: recordsNothing.preference,
    unverified: openToUnverified.interest,
    body: z
      .strictObject({ projectId: z.uuid(), positionIndex, positionType: positionType.default('position'), ...link })
      .refine((body) => body.upsellId === undefined || body.replacementId === undefined, { path: ['replacementId'] }),
    output: done,
    errors: [applicationsErrors.notFound],
  }),
  'DELETE /keptVacancies/{projectId}/{positionIndex}': operation({
    summary: 'Keep a vacancy no longer',
    access: member,
    changes: recordsNothing.preference,
    unverified: openToUnverified.interest,
    params: positionParams,
    output: done,
  }),
});
