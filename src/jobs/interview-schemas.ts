import { z } from 'zod';
import { moment, version } from '#platform/contract/schemas.ts';
import { interviewSteps } from './rules/interview-step.ts';
import { interviewKinds, interviewStates } from './rules/interview-terms.ts';

const time = z.object({ startsAt: moment, endsAt: moment });

/** An interview as both sides see it. */
export const interviewView = z.object({
  id: z.string(),
  kind: z.enum(interviewKinds),
  state: z.enum(interviewStates),
  /** In which the company offered the times; moments are UTC. */
  timeZone: z.string(),
  /** Of the latest offer, those still to come. */
  slots: z.array(time.extend({ slotId: z.string() })),
  confirmed: time.nullable(),
  /** For the candidate only once a time is agreed. */
  meetingLink: z.string().nullable(),
  /** What the candidate wrote when no time suited. */
  rescheduleReason: z.string().nullable(),
  version,
});
export type InterviewView = z.infer<typeof interviewView>;

/** The interview of the stage that the application is in. */
export const ownInterview = z.object({
  kind: z.enum(interviewKinds),
  step: z.enum(interviewSteps),
  interview: interviewView.nullable(),
});
