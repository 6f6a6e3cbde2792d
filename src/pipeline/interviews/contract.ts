import { z } from 'zod';
import { applicationsErrors } from '#applications/errors.ts';
import { interviewView } from '#applications/interviews/schemas.ts';
import { MAXIMUM_DATES, MAXIMUM_TIMES_PER_DATE } from '#applications/interviews/rules/interview-slots.ts';
import { MESSAGE_LENGTH } from '#applications/rules/interview-terms.ts';
import { isLocalTime } from '#applications/interviews/rules/local-time.ts';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { workspaceHappenings } from '#workspaces/happenings.ts';
import { projectHappenings } from '#projects/happenings.ts';
import { applicationsHappenings } from '#applications/happenings.ts';
import { done, instant, moment, optionalText, text, webAddress } from '#platform/contract/schemas.ts';
import { FREE_TEXT_LENGTH } from '#platform/contract/text-lengths.ts';
import { openToUnverified } from '#platform/contract/stated-reasons.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { interviewerIds } from '#pipeline/interviews/contract/agenda.ts';
import { pipelineErrors } from '#pipeline/errors.ts';
import { projectErrors } from '#projects/errors.ts';
import { positionParams } from '#projects/schemas.ts';

const people = { roles: ['squadOwner', 'recruiter', 'admin'] } as const;
const deciders = { roles: ['squadOwner', 'admin'], permission: 'assignProfessionals' } as const;
const params = z.object({ applicationId: z.uuid() });
const { notFound } = platformErrors;

/** A company's actions on a candidate besides moves: interviews, the answer date, the end of a process. */
export const processContract = defineContract({
  'POST /candidates/{applicationId}/interview': operation({
    summary:
      'Offer times for the interview of the stage that the candidate is in; offered again, they take the place of the former',
    access: { ...people, permission: 'chooseSuggested', verified: true },
    changes: [applicationsHappenings.interviewOffered],
    params,
    body: z.strictObject({
      times: z
        .array(z.string().refine(isLocalTime))
        .min(1)
        .max(MAXIMUM_DATES * MAXIMUM_TIMES_PER_DATE)
        .describe('As clocks in the time zone show them, such as 2026-03-05T14:30'),
      timeZone: text(60, 1),
      meetingLink: webAddress.nullable().default(null),
      message: optionalText(MESSAGE_LENGTH),
      interviewerIds: interviewerIds.default([]).describe('Of the company’s people; without any, whoever offers'),
    }),
    status: 201,
    output: interviewView,
    errors: [
      notFound,
      pipelineErrors.beyondReach,
      applicationsErrors.noInterviewNow,
      applicationsErrors.timeZoneUnknown,
      applicationsErrors.tooFewDates,
      applicationsErrors.tooManyDates,
      applicationsErrors.tooManyTimes,
      applicationsErrors.timesOverlap,
      applicationsErrors.timeInGap,
      applicationsErrors.timePast,
      applicationsErrors.timeTooSoon,
      applicationsErrors.timeTooFar,
      applicationsErrors.personBusy,
      applicationsErrors.interviewerUnknown,
    ],
  }),
  'POST /candidates/{applicationId}/interview/cancel': operation({
    summary: 'Call the interview of the stage off and tell both sides, with the reason',
    access: { ...people, permission: 'chooseSuggested' },
    changes: [applicationsHappenings.interviewCancelled],
    unverified: openToUnverified.candidates,
    params,
    body: z.strictObject({ reason: optionalText(FREE_TEXT_LENGTH) }).prefault({}),
    status: 200,
    output: done,
    errors: [notFound, pipelineErrors.beyondReach, applicationsErrors.noInterviewNow],
  }),
  'POST /candidates/{applicationId}/answerDate': operation({
    summary: 'Promise another answer date, which the candidate is told',
    access: { ...people, permission: 'chooseSuggested' },
    changes: [applicationsHappenings.answerDateSet],
    unverified: openToUnverified.candidates,
    params,
    body: z.strictObject({ dueAt: instant }),
    status: 200,
    output: z.object({ dueAt: moment }),
    errors: [notFound, applicationsErrors.answerDateWrong, applicationsErrors.final],
  }),
  'POST /myProjects/{projectId}/positions/{positionIndex}/answerDate': operation({
    summary: 'Promise everybody of a position who awaits an answer the same date; those for whom it changes are told',
    access: { ...people, permission: 'chooseSuggested' },
    changes: [applicationsHappenings.answerDateSet],
    unverified: openToUnverified.candidates,
    params: positionParams,
    body: z.strictObject({ dueAt: instant }),
    status: 200,
    output: z.object({ candidates: z.int() }),
    errors: [notFound, applicationsErrors.answerDateWrong],
  }),
  'POST /myProjects/{projectId}/positions/{positionIndex}/closeProcess': operation({
    summary: 'End a process for reasons beyond the company: the vacancy closes and every candidate in it is told',
    access: deciders,
    changes: [
      projectHappenings.vacancyClosed,
      projectHappenings.statusChanged,
      applicationsHappenings.closed,
      applicationsHappenings.interviewCancelled,
      workspaceHappenings.vacancyClosed,
    ],
    unverified: openToUnverified.candidates,
    params: positionParams,
    body: z.strictObject({ reason: optionalText(FREE_TEXT_LENGTH) }),
    status: 200,
    output: z.object({ candidates: z.int() }),
    errors: [notFound, pipelineErrors.positionFilled, projectErrors.statusForbids],
  }),
});
