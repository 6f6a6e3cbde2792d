import type { InterviewView } from '#jobs/interview-schemas.ts';
import { endOfSlot } from '#jobs/rules/interview-slots.ts';
import { type InterviewTimes, interviewKindOf, interviewStepOf } from '#jobs/rules/interview-step.ts';
import type { ApplicationState, Stage } from '#jobs/rules/stages.ts';
import type { InterviewRow, SlotRow } from '#jobs/server/interviews/queries.ts';

export interface InterviewWithSlots {
  interview: InterviewRow;
  slots: readonly SlotRow[];
}

const presentTime = (startsAt: Date) => ({
  startsAt: startsAt.toISOString(),
  endsAt: endOfSlot(startsAt).toISOString(),
});

export function confirmedStart({ slots }: Pick<InterviewWithSlots, 'slots'>): Date | null {
  return slots.find(({ confirmedAt }) => confirmedAt !== null)?.startsAt ?? null;
}

/** For the company; the candidate's view leaves the link out until a time is agreed. */
export function presentInterview({ interview, slots }: InterviewWithSlots, now: Date): InterviewView {
  const { id, kind, state, timeZone, meetingLink, rescheduleReason, version } = interview;
  const confirmed = confirmedStart({ slots });
  return {
    ...{ id, kind, state, timeZone, meetingLink, rescheduleReason, version },
    slots: slots
      .filter(({ startsAt }) => startsAt > now)
      .map(({ id: slotId, startsAt }) => ({ slotId, ...presentTime(startsAt) })),
    confirmed: confirmed && presentTime(confirmed),
  };
}

/** The interview of the stage that the candidate is in; null where the stage has none. */
export function presentOwnInterview(
  { stage, state }: { stage: Stage; state: ApplicationState },
  interviews: readonly InterviewWithSlots[],
  now: Date,
) {
  const kind = interviewKindOf(stage, state);
  if (!kind) return null;
  const latest = interviews.find(({ interview }) => interview.kind === kind) ?? null;
  const step = interviewStepOf(stage, latest && timesOf(latest), now);
  const isShown = latest !== null && latest.interview.state !== 'cancelled';
  const interview = isShown ? presentInterview(latest, now) : null;
  return {
    kind,
    step,
    interview: interview && { ...interview, meetingLink: interview.confirmed ? interview.meetingLink : null },
  };
}

function timesOf(latest: InterviewWithSlots): InterviewTimes {
  return {
    state: latest.interview.state,
    offered: latest.slots.map(({ startsAt }) => startsAt),
    confirmed: confirmedStart(latest),
  };
}
