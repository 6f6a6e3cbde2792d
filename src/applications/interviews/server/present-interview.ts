import type { InterviewView } from '#applications/interviews/schemas.ts';
import { endOfSlot } from '#applications/interviews/rules/interview-slots.ts';
import {
  type InterviewTimes,
  interviewKindOf,
  interviewStepOf,
} from '#applications/interviews/rules/interview-step.ts';
import type { ApplicationState, Stage } from '#applications/rules/stages.ts';
import type { InterviewerRow, InterviewRow, SlotRow } from '#applications/interviews/server/queries.ts';

export interface InterviewWithSlots {
  interview: InterviewRow;
  slots: readonly SlotRow[];
  interviewers: readonly InterviewerRow[];
}

export const presentTime = (startsAt: Date) => ({
  startsAt: startsAt.toISOString(),
  endsAt: endOfSlot(startsAt).toISOString(),
});

export function confirmedStart({ slots }: Pick<InterviewWithSlots, 'slots'>): Date | null {
  return slots.find(({ confirmedAt }) => confirmedAt !== null)?.startsAt ?? null;
}

/** For the company; the candidate's view omits the link until a time is agreed. */
export function presentInterview(
  { interview, slots, interviewers }: InterviewWithSlots,
  memberId: string,
  now: Date,
): InterviewView {
  const { id, kind, state, timeZone, meetingLink, rescheduleReason, message, outcome, version } = interview;
  const confirmed = confirmedStart({ slots });
  return {
    id,
    kind,
    state,
    timeZone,
    meetingLink,
    rescheduleReason,
    message,
    outcome,
    version,
    interviewers: interviewers.map(presentInterviewer),
    cancelled: cancellationOf(interview, memberId),
    slots: slots
      .filter(({ startsAt, isTaken }) => startsAt > now && !isTaken)
      .map(({ id: slotId, startsAt }) => ({ slotId, ...presentTime(startsAt) })),
    confirmed: confirmed && presentTime(confirmed),
  };
}

export const presentInterviewer = ({ id, name, image }: Pick<InterviewerRow, 'id' | 'name' | 'image'>) => ({
  id,
  name,
  image,
});

function cancellationOf({ state, cancelledBy, cancelReason }: InterviewRow, memberId: string) {
  if (state !== 'cancelled') return null;
  return { by: cancelledBy === memberId ? ('candidate' as const) : ('company' as const), reason: cancelReason };
}

/** The interview of the candidate's current stage; null where the stage has none. */
export function presentOwnInterview(
  { stage, state, memberId }: { stage: Stage; state: ApplicationState; memberId: string },
  interviews: readonly InterviewWithSlots[],
  now: Date,
) {
  const kind = interviewKindOf(stage, state);
  if (!kind) return null;
  const latest = interviews.find(({ interview }) => interview.kind === kind) ?? null;
  const step = interviewStepOf(stage, latest && timesOf(latest), now);
  const isShown = latest !== null && latest.interview.state !== 'cancelled';
  const interview = isShown ? presentInterview(latest, memberId, now) : null;
  return {
    kind,
    step,
    interview: interview && {
      ...interview,
      outcome: null,
      meetingLink: interview.confirmed ? interview.meetingLink : null,
    },
    cancelled: latest && cancellationOf(latest.interview, memberId),
  };
}

function timesOf(latest: InterviewWithSlots): InterviewTimes {
  return {
    state: latest.interview.state,
    offered: latest.slots.filter(({ isTaken }) => !isTaken).map(({ startsAt }) => startsAt),
    confirmed: confirmedStart(latest),
  };
}
