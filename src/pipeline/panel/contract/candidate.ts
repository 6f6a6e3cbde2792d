import { z } from 'zod';
import { candidateDeclaration } from '#applications/declarations/schemas.ts';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { candidateView } from '#pipeline/candidates/view-schemas.ts';

const people = { roles: ['squadOwner', 'recruiter', 'admin'] } as const;
const candidateParams = z.object({ applicationId: z.uuid() });
const { notFound } = platformErrors;

/** The full view of one candidate. */
export const candidateContract = defineContract({
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
});
