import { z } from 'zod';
import { email } from '#accounts/contract/claims.ts';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { done, language, singleLine, text } from '#platform/contract/schemas.ts';
import { recordsNothing } from '#platform/contract/stated-reasons.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { referenceErrors } from './errors.ts';
import { referenceHappenings } from './happenings.ts';
import { stopReferencesPath } from './paths.ts';
import { NAME_LENGTH, REASON_LENGTH } from './rules/reference-terms.ts';
import { answerBody, ownReference, phone, readReference, recommenderView } from './schemas.ts';

const { notFound, staleVersion } = platformErrors;
const { linkUnknown, ownReference: ofOneself, answeredAlready, declinedAlready, lapsed } = referenceErrors;
const member = { roles: ['squadMember'] } as const;
const company = { roles: ['squadOwner', 'recruiter', 'admin'], permission: 'chooseSuggested' } as const;
const limit = { count: 60, seconds: 600 };
const ofRecommender = z.object({ userId: z.uuid(), recommendationRecordId: z.uuid() });
/** The code of a mail's link. */
const withCode = z.object({ code: z.string().min(1).max(100) });
const stopped = z.object({ stopped: z.boolean() });

export const referencesContract = defineContract({
  'GET /recommendations': operation({
    summary: 'The references that the caller asked for, newest first, and what became of them; never what they say',
    access: member,
    output: z.object({ references: z.array(ownReference), /** How many more may be asked for now. */ left: z.int() }),
  }),
  'POST /recommendations': operation({
    summary: 'Ask somebody for a reference by e-mail, in general or for an application',
    access: { ...member, verified: true },
    changes: [referenceHappenings.asked],
    body: z.strictObject({
      name: singleLine(NAME_LENGTH),
      jobTitle: singleLine(NAME_LENGTH),
      company: singleLine(NAME_LENGTH),
      email,
      phone,
      /** Of the mails and of the page. Default: the caller's. */
      language: language.optional(),
      applicationId: z.uuid().optional(),
    }),
    status: 201,
    output: ownReference,
    errors: [
      notFound,
      referenceErrors.alreadySent,
      referenceErrors.ownAddress,
      referenceErrors.hiringCompany,
      referenceErrors.tooManyOpen,
      referenceErrors.applicationOver,
    ],
    limit: { count: 30, seconds: 3_600 },
  }),
  'GET /recommender-evaluation/{userId}/{recommendationRecordId}': operation({
    summary: 'What whoever has the code of the mail reads: who asks, for what, who will read it, and their own answer',
    access: 'public',
    params: ofRecommender,
    query: withCode,
    output: recommenderView,
    errors: [linkUnknown],
    limit,
  }),
  'POST /recommender-evaluation/{userId}/{recommendationRecordId}/begin': operation({
    summary: 'The recommender begins; only this marks the request as opened',
    access: 'public',
    changes: recordsNothing.seen,
    params: ofRecommender,
    query: withCode,
    status: 200,
    output: done,
    errors: [linkUnknown],
    limit,
  }),
  'PUT /recommender-evaluation/{userId}/{recommendationRecordId}': operation({
    summary: 'Give the reference, or correct it within seven days; each version is kept',
    access: 'public',
    changes: [referenceHappenings.answered, referenceHappenings.arrived, referenceHappenings.corrected],
    params: ofRecommender,
    query: withCode,
    body: answerBody,
    status: 200,
    output: recommenderView,
    errors: [
      linkUnknown,
      ofOneself,
      answeredAlready,
      declinedAlready,
      lapsed,
      referenceErrors.correctionOver,
      staleVersion,
    ],
    limit,
  }),
  'POST /recommender-evaluation/{userId}/{recommendationRecordId}/decline': operation({
    summary: 'Say that one cannot give a reference, with or without a reason',
    access: 'public',
    changes: [referenceHappenings.declined, referenceHappenings.refused],
    params: ofRecommender,
    query: withCode,
    body: z.strictObject({ reason: text(REASON_LENGTH).default('') }),
    status: 200,
    output: recommenderView,
    errors: [linkUnknown, ofOneself, answeredAlready, declinedAlready, lapsed],
    limit,
  }),
  'POST /referenceStops/{code}': operation({
    summary: 'Never mail a request or an invitation to this address again, by the link in one (RFC 8058)',
    access: 'public',
    mailedPage: ({ code: given = '' }) => stopReferencesPath(given),
    changes: recordsNothing.preference,
    params: withCode,
    status: 200,
    output: stopped,
    errors: [linkUnknown],
    limit,
  }),
  'POST /referenceStops/{code}/resume': operation({
    summary: 'Take that back',
    access: 'public',
    changes: recordsNothing.preference,
    params: withCode,
    status: 200,
    output: stopped,
    errors: [linkUnknown],
    limit,
  }),
  'GET /user-recommendations/{userId}': operation({
    summary: 'The references of a candidate in a running process of the company, as the caller may read them',
    access: company,
    params: z.object({ userId: z.uuid() }),
    output: z.object({
      name: z.string(),
      references: z.array(readReference),
      /** Answers open once the caller's own scorecard is in: where it is filled in. */
      scorecardFirst: z.object({ projectId: z.string(), positionIndex: z.int() }).nullable(),
      abilities: z.object({ ask: z.boolean() }),
    }),
    errors: [notFound],
  }),
  'POST /user-recommendations/{userId}/{recommendationRecordId}/ask': operation({
    summary: 'Ask whoever gave a reference for an earlier process to let this company read it too, once',
    access: { roles: ['squadOwner', 'recruiter'], permission: 'chooseSuggested', verified: true },
    changes: [referenceHappenings.readingAsked],
    params: ofRecommender,
    status: 201,
    output: done,
    errors: [notFound, referenceErrors.permissionAsked],
    limit: { count: 30, seconds: 3_600 },
  }),
  'GET /referencePermissions/{code}': operation({
    summary: 'Which company asks to read which reference, for whoever has the code of the mail',
    access: 'public',
    params: withCode,
    output: z.object({
      state: z.enum(['open', 'allowed', 'denied']),
      candidate: z.string(),
      companyName: z.string(),
    }),
    errors: [linkUnknown],
    limit,
  }),
  'POST /referencePermissions/{code}': operation({
    summary: 'Let that company read it, or not',
    access: 'public',
    changes: [referenceHappenings.readingAllowed, referenceHappenings.readingDenied],
    params: withCode,
    body: z.strictObject({ allowed: z.boolean() }),
    status: 200,
    output: done,
    errors: [linkUnknown, ofOneself, referenceErrors.permissionAnswered],
    limit,
  }),
});
