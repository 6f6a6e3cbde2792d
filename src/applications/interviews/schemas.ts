import { z } from 'zod';
import { moment, version } from '#platform/contract/schemas.ts';
import { interviewSteps } from '#applications/interviews/rules/interview-step.ts';
import { interviewKinds, interviewOutcomes, interviewStates } from '#applications/rules/interview-terms.ts';

const time = z.object({ startsAt: moment, endsAt: moment });

export const interviewerView = z.object({ id: z.string(), name: z.string(), image: z.string().nullable() });
const cancellation = z.object({ by: z.enum(['candidate', 'company']), reason: z.string().nullable() });

/** An interview as both sides see it. */
export const interviewView = z.object({
  id: z.string(),
  kind: z.enum(interviewKinds),
  state: z.enum(interviewStates),
  /** The zone in which the company offered the times; the times themselves are UTC. */
  timeZone: z.string(),
  /** The times of the latest offer that are still ahead. */
  slots: z.array(time.extend({ slotId: z.string() })),
  confirmed: time.nullable(),
  /** Says who cancelled a cancelled interview; the reason is for the other side. */
  cancelled: cancellation.nullable(),
  /** For the candidate only once a time is agreed. */
  meetingLink: z.string().nullable(),
  /** What the candidate wrote when no time suited. */
  rescheduleReason: z.string().nullable(),
  /** Who interviews the candidate. */
  interviewers: z.array(interviewerView),
  /** The company's message with its latest offer. */
  message: z.string().nullable(),
  /** Whether it took place; for the company only. */
  outcome: z.enum(interviewOutcomes).nullable(),
  version,
});
export type InterviewView = z.infer<typeof interviewView>;

/** The interview of the application's current stage. */
export const ownInterview = z.object({
  kind: z.enum(interviewKinds),
  step: z.enum(interviewSteps),
  interview: interviewView.nullable(),
  /** When the latest one was cancelled, by whom and why. */
  cancelled: cancellation.nullable(),
});
