import { z } from 'zod';
import { applicationsErrors } from '#applications/errors.ts';
import { interviewerView } from '#applications/interviews/schemas.ts';
import {
  interviewKinds,
  interviewOutcomes,
  interviewStates,
  MAXIMUM_INTERVIEWERS,
  NOTE_LENGTH,
} from '#applications/rules/interview-terms.ts';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { applicationsHappenings } from '#applications/happenings.ts';
import { cursor, done, instant, moment, text, version, webAddress } from '#platform/contract/schemas.ts';
import { openToUnverified } from '#platform/contract/stated-reasons.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { pipelineErrors } from '#pipeline/errors.ts';

const people = { roles: ['squadOwner', 'recruiter', 'admin'] } as const;
const arrangers = { ...people, permission: 'chooseSuggested' } as const;
const params = z.object({ interviewId: z.uuid() });
const { notFound, staleVersion } = platformErrors;
export const interviewerIds = z.array(z.uuid()).max(MAXIMUM_INTERVIEWERS);
const WEEKS_AT_ONCE_MS = 45 * 86_400_000;

const span = z.object({ startsAt: moment, endsAt: moment });
const place = z.object({
  interviewId: z.string(),
  applicationId: z.string(),
  candidate: z.object({ name: z.string(), image: z.string().nullable() }),
  projectId: z.string(),
  positionIndex: z.int(),
  title: z.string(),
  companyName: z.string(),
  kind: z.enum(interviewKinds),
  interviewers: z.array(interviewerView),
});
const agendaEntry = place.extend({
  slotId: z.string(),
  ...span.shape,
  state: z.enum(interviewStates),
  outcome: z.enum(interviewOutcomes).nullable(),
  meetingLink: z.string().nullable(),
  version,
  /** Whether the caller is one of the interviewers. */
  isOwn: z.boolean(),
  abilities: z.object({ arrange: z.boolean() }),
});
export type AgendaEntry = z.infer<typeof agendaEntry>;

/** A company's interviews over all its vacancies. */
export const agendaContract = defineContract({
  'GET /interviews': operation({
    summary: 'Interviews agreed and times on offer within a span of days, earliest first',
    access: people,
    query: z
      .object({
        from: instant,
        until: instant,
        interviewerId: z.uuid().optional(),
        positionId: z.uuid().optional(),
        cursor: cursor.optional(),
        limit: z.coerce.number<string>().int().min(1).max(200).default(200),
      })
      .refine(({ from, until }) => {
        const length = Date.parse(until) - Date.parse(from);
        return length > 0 && length <= WEEKS_AT_ONCE_MS;
      }),
    output: z.object({ entries: z.array(agendaEntry), nextCursor: z.string().nullable() }),
    errors: [pipelineErrors.cursorInvalid],
  }),
  'GET /interviews/filters': operation({
    summary: 'Whom and which vacancies the agenda can be narrowed to, and the candidates who wait for other times',
    access: people,
    output: z.object({
      interviewers: z.array(interviewerView),
      positions: z.array(z.object({ id: z.string(), title: z.string() })),
      waiting: z.array(place.extend({ reason: z.string().nullable() })),
    }),
    errors: [],
  }),
  'GET /candidates/{applicationId}/interview/options': operation({
    summary: 'What is to be known before times are offered: people, their other interviews, time zones',
    access: people,
    params: z.object({ applicationId: z.uuid() }),
    output: z.object({
      userId: z.string(),
      people: z.array(interviewerView),
      /** Agreed interviews of the requested people. */
      busy: z.array(span.extend({ personId: z.string() })),
      /** Times that these people offer to other candidates. */
      offered: z.array(span.extend({ personId: z.string() })),
      /** Times at which the candidate has another interview, with any company. */
      candidateBusy: z.array(span),
      /** The zone in which the company last offered times. */
      timeZone: z.string().nullable(),
      /** The candidate's time zone, if known. */
      candidateTimeZone: z.string().nullable(),
    }),
    errors: [notFound],
  }),
  'PATCH /interviews/{interviewId}': operation({
    summary: 'Change the link or the interviewers of an interview; of an agreed one everybody is told',
    access: arrangers,
    changes: [applicationsHappenings.interviewChanged],
    unverified: openToUnverified.candidates,
    params,
    body: z.strictObject({
      version,
      meetingLink: webAddress.nullable(),
      interviewerIds: interviewerIds.min(1),
    }),
    status: 200,
    output: done,
    errors: [
      notFound,
      staleVersion,
      pipelineErrors.beyondReach,
      applicationsErrors.noInterviewNow,
      applicationsErrors.interviewerUnknown,
      applicationsErrors.slotTaken,
      applicationsErrors.ownInterviewThen,
    ],
  }),
  'POST /interviews/{interviewId}/outcome': operation({
    summary: 'Say whether an interview whose time has come took place; said again, it is corrected',
    access: arrangers,
    changes: [applicationsHappenings.interviewOutcomeSet],
    unverified: openToUnverified.candidates,
    params,
    body: z.strictObject({ outcome: z.enum(interviewOutcomes) }),
    status: 200,
    output: done,
    errors: [notFound, applicationsErrors.notYetHeld],
  }),
  'GET /interviews/{interviewId}/note': operation({
    summary: "The caller's own notes of an interview, which nobody else reads; version 0 when there are none",
    access: people,
    params,
    output: z.object({ text: z.string(), version: z.int().min(0) }),
    errors: [notFound],
  }),
  'PUT /interviews/{interviewId}/note': operation({
    summary: "Keep the caller's own notes of an interview",
    access: people,
    changes: 'nothing: only its author reads it',
    unverified: openToUnverified.candidates,
    params,
    body: z.strictObject({ text: text(NOTE_LENGTH), version: z.int32().min(0) }),
    output: z.object({ version: z.int().min(0) }),
    errors: [notFound, staleVersion],
  }),
});
