import { z } from 'zod';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { openToUnverified, recordsNothing } from '#platform/contract/stated-reasons.ts';
import { declarationInput, ownDeclaration } from './schemas.ts';
import { applicationsErrors } from '#applications/errors.ts';

const member = { roles: ['squadMember'] } as const;
const params = z.object({ applicationId: z.uuid() });

/** What candidates may declare about themselves for an affirmative vacancy: optional, with consent, withdrawable at any time. */
export const declarationsContract = defineContract({
  'GET /applications/{applicationId}/declaration': operation({
    summary: 'The groups that the vacancy is for, and which of them the caller declared to belong to',
    access: member,
    params,
    output: ownDeclaration,
    errors: [applicationsErrors.notFound],
  }),
  'PUT /applications/{applicationId}/declaration': operation({
    summary: 'Keeps the declaration, encrypted, for this application alone, with the consent that must come with it',
    access: member,
    changes: recordsNothing.consent,
    unverified: openToUnverified.application,
    params,
    body: declarationInput,
    output: ownDeclaration,
    errors: [
      applicationsErrors.notFound,
      applicationsErrors.notAffirmative,
      applicationsErrors.groupNotAsked,
      applicationsErrors.withdrawn,
      applicationsErrors.processClosed,
      applicationsErrors.final,
    ],
  }),
  'DELETE /applications/{applicationId}/declaration': operation({
    summary: 'Takes the declaration back: it is deleted, and nothing says that there was one',
    access: member,
    changes: recordsNothing.consent,
    unverified: openToUnverified.application,
    params,
    output: ownDeclaration,
    errors: [applicationsErrors.notFound],
  }),
});
