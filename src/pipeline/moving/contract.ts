import { z } from 'zod';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { pipelineHappenings } from '#pipeline/happenings.ts';
import { applicationsHappenings } from '#applications/happenings.ts';
import { done, moment, oneOrMany, optionalText, text, version } from '#platform/contract/schemas.ts';
import { FREE_TEXT_LENGTH } from '#platform/contract/text-lengths.ts';
import { openToUnverified } from '#platform/contract/stated-reasons.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { languages } from '#platform/i18n/language.ts';
import { companyPeople, ofCompany } from '#pipeline/candidates/contract/of-company.ts';
import { moveResult, notice, rejectionWords } from '#pipeline/moving/schemas.ts';
import { moveTargets } from '#pipeline/moving/rules/moves.ts';
import { commonReasons, noticeDelays, REASON_NAME_LENGTH } from '#pipeline/moving/rules/rejection-terms.ts';
import { candidateCard } from '#pipeline/candidates/schemas.ts';
import { pipelineErrors } from '#pipeline/errors.ts';
import { positionParams } from '#projects/schemas.ts';

const access = { roles: ['squadOwner', 'admin'], permission: 'chooseSuggested' } as const;
const { notFound, staleVersion } = platformErrors;
const { final, withdrawn, processClosed, movedMeanwhile, setAside, sameStage, beyondReach } = pipelineErrors;
const { interviewOffered, interviewAgreed } = pipelineErrors;
const { reasonUnknown, placeholderUnknown, noticeSent, nobodyToTell, reasonTaken, tooManyReasons } = pipelineErrors;
const ended = [final, withdrawn, processClosed];
const wrongNotice = [reasonUnknown, placeholderUnknown];
const note = optionalText(FREE_TEXT_LENGTH);
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
  /** What waits to be sent to the only one of them in the company’s words. */
  written: z.string().nullable(),
  /** Candidates who negotiate an offer: they are told at once. */
  toldAtOnce: z.int(),
  /** Agreed interviews that have not begun; they stay until the message goes. */
  interviews: z.array(z.object({ name: z.string(), startsAt: moment })),
});
const name = text(REASON_NAME_LENGTH, 1);

/** Moving candidates and turning them down: why the company does not go on with them, and what they are told when. */
export const movingContract = defineContract({
  'POST /candidates/move': operation({
    summary: 'Move one or many candidates to a stage; answers for each what became of it',
    access: { roles: ['squadOwner', 'recruiter', 'admin'], permission: 'chooseSuggested' },
    changes: [
      applicationsHappenings.moved,
      applicationsHappenings.disqualified,
      applicationsHappenings.restored,
      applicationsHappenings.interviewCancelled,
    ],
    unverified: openToUnverified.candidates,
    body: z.object({
      applicationIds: z.array(z.uuid()).min(1).max(100),
      toStage: z.enum(moveTargets),
      /** The version that the caller saw, by application; one that changed since is refused. */
      versions: z.record(z.uuid(), version).optional(),
      reason: note,
      /** Interviews that do not belong to the stage are cancelled; without it, a candidate who has one is refused. */
      cancelsInterviews: z.boolean().optional(),
      /** Takes a move back: mails about it that have not left never do, and offered times that it cancelled are open again. */
      isUndo: z.boolean().optional(),
      /** What candidates are told when they are disqualified. */
      notice: notice.optional(),
    }),
    output: z.object({ results: z.array(moveResult) }),
    errors: [
      notFound,
      movedMeanwhile,
      ...ended,
      setAside,
      sameStage,
      beyondReach,
      interviewOffered,
      interviewAgreed,
      ...wrongNotice,
    ],
  }),
  'POST /candidates/{applicationId}/disqualify': operation({
    summary:
      'Turn a candidate down, for good; they read the former stage until the message goes, the product’s own one in seven days if there is none',
    access,
    changes: [
      applicationsHappenings.disqualified,
      applicationsHappenings.restored,
      applicationsHappenings.interviewCancelled,
    ],
    unverified: openToUnverified.candidates,
    params: candidateParams,
    body: z.object({ reason: note, version: version.optional(), notice: notice.optional() }).optional(),
    output: candidateCard,
    errors: [notFound, movedMeanwhile, ...ended, ...wrongNotice],
  }),
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
    unverified: openToUnverified.candidates,
    params: candidateParams,
    body: notice.extend({ version }),
    output: candidateCard,
    errors: [notFound, staleVersion, noticeSent, ...wrongNotice],
  }),
  'DELETE /candidates/{applicationId}/rejection': operation({
    summary: 'Stop the message to a disqualified candidate; the product’s own goes seven days after the decision',
    access,
    changes: [pipelineHappenings.noticeStopped],
    unverified: openToUnverified.candidates,
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
    changes: [applicationsHappenings.disqualified, applicationsHappenings.interviewCancelled],
    unverified: openToUnverified.candidates,
    params: positionParams,
    body: notice,
    status: 200,
    output: z.object({ candidates: z.int() }),
    errors: [notFound, nobodyToTell, ...wrongNotice],
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
    unverified: openToUnverified.candidates,
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
    unverified: openToUnverified.candidates,
    params: z.object({ reasonId: z.uuid() }),
    body: z.strictObject({ name, version }),
    output: ownReason,
    errors: [notFound, staleVersion, reasonTaken],
  }),
  'DELETE /candidates/rejectionReasons/{reasonId}': operation({
    summary: 'Remove a reason of the company’s own; statistics keep it',
    access,
    changes: [pipelineHappenings.reasonRemoved],
    unverified: openToUnverified.candidates,
    params: z.object({ reasonId: z.uuid() }),
    output: done,
    errors: [notFound],
  }),
});
