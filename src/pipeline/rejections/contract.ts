import { z } from 'zod';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { pipelineHappenings } from '#pipeline/happenings.ts';
import { applicationsHappenings } from '#applications/happenings.ts';
import { done, moment, oneOrMany, text, version } from '#platform/contract/schemas.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { languages } from '#platform/i18n/language.ts';
import { companyPeople, ofCompany } from '#pipeline/candidates/contract/of-company.ts';
import { notice, rejectionWords } from '#pipeline/candidates/rejection-schemas.ts';
import { commonReasons, noticeDelays, REASON_NAME_LENGTH } from '#pipeline/candidates/rules/rejection-terms.ts';
import { candidateCard } from '#pipeline/candidates/schemas.ts';
import { pipelineErrors } from '#pipeline/errors.ts';
import { positionParams } from '#projects/schemas.ts';

const access = { roles: ['squadOwner', 'admin'], permission: 'chooseSuggested' } as const;
const { notFound, staleVersion } = platformErrors;
const { reasonUnknown, placeholderUnknown, noticeSent, nobodyToTell, reasonTaken, tooManyReasons } = pipelineErrors;
const candidateParams = z.object({ applicationId: z.uuid() });

const ownReason = z.object({ reasonId: z.uuid(), name: z.string(), version });
const reasons = z.object({ common: z.array(z.enum(commonReasons)), own: z.array(ownReason) });
const form = z.object({
  reasons,
  /** The product's suggestion for each language; {{name}} and {{position}} are filled in for each candidate. */
  messages: z.object({ pt: rejectionWords, en: rejectionWords }),
  /** One candidate of each language, for the preview, and how many there are. */
  readers: z.array(
    z.object({
      language: z.enum(languages),
      count: z.int(),
      name: z.string(),
      position: z.string(),
      company: z.string(),
    }),
  ),
  /** The days for which a message may wait: nobody who waits already waits longer than seven. */
  delays: z.array(z.literal(noticeDelays)),
  /** Candidates who negotiate an offer: they are told at once. */
  toldAtOnce: z.int(),
  /** Agreed interviews that have not begun; they stay until the message goes. */
  interviews: z.array(z.object({ name: z.string(), startsAt: moment })),
});
const name = text(REASON_NAME_LENGTH, 1);

/** Why these calls do not ask for a confirmed address. */
const unverified = 'About people who applied to what a verified person published.';

/** Not going on with candidates: reasons, and what those who were not chosen are told when. */
export const rejectionsContract = defineContract({
  'GET /candidates/rejection': operation({
    summary: 'What is needed to turn candidates down: reasons, suggested messages, in which languages they read',
    access,
    query: z.object({ applicationIds: oneOrMany(z.uuid(), 100) }),
    output: form,
    errors: [notFound],
  }),
  'PUT /candidates/{applicationId}/rejection': operation({
    summary:
      'Write another message to a disqualified candidate, as long as none was sent; it goes seven days after the decision at the latest',
    access,
    changes: [pipelineHappenings.noticeWritten],
    unverified,
    params: candidateParams,
    body: notice,
    output: candidateCard,
    errors: [notFound, noticeSent, reasonUnknown, placeholderUnknown],
  }),
  'DELETE /candidates/{applicationId}/rejection': operation({
    summary: 'Stop the message to a disqualified candidate; the product’s own goes seven days after the decision',
    access,
    changes: [pipelineHappenings.noticeStopped],
    unverified,
    params: candidateParams,
    output: candidateCard,
    errors: [notFound, noticeSent],
  }),
  'GET /myProjects/{projectId}/positions/{positionIndex}/rejection': operation({
    summary: 'The same for everybody who remains in a vacancy for which somebody was hired',
    access,
    params: positionParams,
    output: form.extend({ remaining: z.int(), plainMessageAt: moment.nullable() }),
    errors: [notFound],
  }),
  'POST /myProjects/{projectId}/positions/{positionIndex}/rejection': operation({
    summary: 'Turn down everybody who remains in a vacancy for which somebody was hired',
    access,
    changes: [applicationsHappenings.disqualified],
    unverified,
    params: positionParams,
    body: notice,
    status: 200,
    output: z.object({ candidates: z.int() }),
    errors: [notFound, nobodyToTell, reasonUnknown, placeholderUnknown],
  }),
  'GET /candidates/rejectionReasons': operation({
    summary: 'The reasons of a company for not going on',
    access: companyPeople,
    query: ofCompany,
    output: reasons,
    errors: [notFound],
  }),
  'POST /candidates/rejectionReasons': operation({
    summary: 'Add a reason of the company’s own',
    access,
    changes: [pipelineHappenings.reasonAdded],
    unverified,
    query: ofCompany,
    body: z.strictObject({ name }),
    status: 201,
    output: ownReason,
    errors: [notFound, reasonTaken, tooManyReasons],
  }),
  'PUT /candidates/rejectionReasons/{reasonId}': operation({
    summary: 'Rename a reason of the company’s own',
    access,
    changes: [pipelineHappenings.reasonRenamed],
    unverified,
    params: z.object({ reasonId: z.uuid() }),
    body: z.strictObject({ name, version }),
    output: ownReason,
    errors: [notFound, staleVersion, reasonTaken],
  }),
  'DELETE /candidates/rejectionReasons/{reasonId}': operation({
    summary: 'Remove a reason of the company’s own; statistics keep it',
    access,
    changes: [pipelineHappenings.reasonRemoved],
    unverified,
    params: z.object({ reasonId: z.uuid() }),
    output: done,
    errors: [notFound],
  }),
});
