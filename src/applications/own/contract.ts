import { z } from 'zod';
import { fileAnswer } from '#platform/contract/file-answer.ts';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { applicationsHappenings } from '#applications/happenings.ts';
import { cursor, text } from '#platform/contract/schemas.ts';
import { openToUnverified, recordsNothing } from '#platform/contract/stated-reasons.ts';
import { historyEntry, ownApplication } from './schemas.ts';
import { applicationsErrors } from '#applications/errors.ts';
import { declarationsContract } from '#applications/declarations/contract.ts';
import { REASON_LENGTH } from '#applications/rules/interview-terms.ts';

const member = { roles: ['squadMember'] } as const;
const params = z.object({ applicationId: z.uuid() });

/** The operations of members on their own applications. */
export const ownApplicationsContract = defineContract({
  ...declarationsContract,
  'GET /applications': operation({
    summary: "The caller's own applications, newest first, with their stage in the candidate's words",
    access: member,
    query: z.object({
      cursor: cursor.optional(),
      limit: z.coerce.number<string>().int().min(1).max(50).default(20),
    }),
    output: z.object({
      memberId: z.string(),
      applications: z.array(ownApplication),
      nextCursor: z.string().nullable(),
    }),
    errors: [applicationsErrors.cursorInvalid],
  }),
  'GET /applications/{applicationId}/history': operation({
    summary: 'What happened to an own application, newest first, as far as the candidate may know',
    access: member,
    params,
    output: z.object({ history: z.array(historyEntry) }),
    errors: [applicationsErrors.notFound],
  }),
  'POST /applications/{applicationId}/withdraw': operation({
    summary: 'Take an application back',
    access: member,
    changes: [applicationsHappenings.withdrawn, applicationsHappenings.interviewCancelled],
    unverified: openToUnverified.application,
    params,
    output: ownApplication,
    errors: [applicationsErrors.notFound, applicationsErrors.final, applicationsErrors.processClosed],
  }),
  'PUT /applications/{applicationId}/resultSharing': operation({
    summary: 'Lets the company of an application read the test results, or no more',
    access: member,
    changes: recordsNothing.consent,
    unverified: openToUnverified.application,
    params,
    body: z.strictObject({ isShared: z.boolean() }),
    output: ownApplication,
    errors: [applicationsErrors.notFound],
  }),
  'POST /applications/{applicationId}/interview/confirm': operation({
    summary: 'Pick one of the offered interview times; asked again for the same one, it stays',
    access: member,
    changes: [applicationsHappenings.interviewConfirmed],
    unverified: openToUnverified.application,
    params,
    body: z.strictObject({ slotId: z.uuid() }),
    status: 200,
    output: ownApplication,
    errors: [
      applicationsErrors.notFound,
      applicationsErrors.noInterviewNow,
      applicationsErrors.interviewConfirmed,
      applicationsErrors.waitForOptions,
      applicationsErrors.slotGone,
      applicationsErrors.slotTaken,
      applicationsErrors.ownInterviewThen,
    ],
  }),
  'POST /applications/{applicationId}/interview/cancel': operation({
    summary: 'Call the own interview off and say why; the application goes on',
    access: member,
    changes: [applicationsHappenings.interviewCancelled],
    unverified: openToUnverified.application,
    params,
    body: z.strictObject({ reason: text(REASON_LENGTH, 1) }),
    status: 200,
    output: ownApplication,
    errors: [applicationsErrors.notFound, applicationsErrors.noInterviewNow],
  }),
  'POST /applications/{applicationId}/interview/reschedule': operation({
    summary: 'Ask for other interview times and say why; nothing can be picked until they come',
    access: member,
    changes: [applicationsHappenings.interviewRescheduleRequested],
    unverified: openToUnverified.application,
    params,
    body: z.strictObject({ reason: text(REASON_LENGTH, 1) }),
    status: 200,
    output: ownApplication,
    errors: [applicationsErrors.notFound, applicationsErrors.noInterviewNow],
  }),
  'GET /applications/{applicationId}/interview/calendar': operation({
    summary: 'The agreed interview as a calendar file',
    access: member,
    params,
    output: fileAnswer,
    errors: [applicationsErrors.notFound, applicationsErrors.noInterviewNow],
  }),
});
