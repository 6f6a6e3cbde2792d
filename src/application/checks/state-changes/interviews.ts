import { applicationsHappenings } from '#applications/happenings.ts';
import { interviewStates } from '#applications/rules/interview-terms.ts';
import type { StateChange, StateMachine, TextsByReader } from './state-change.ts';

const mail = (name: string) => `applications/interviews:mail.${name}`;
const both = (name: string) => ({ candidate: mail(name), company: mail(`${name}Company`) });
type Event = Extract<keyof typeof applicationsHappenings, `interview${string}`>;

function row(
  event: Event,
  from: string,
  to: (typeof interviewStates)[number],
  candidate: string,
  mails: TextsByReader,
): StateChange {
  const reads = { company: `pipeline/interviews:state.${to}`, candidate: `applications/interviews:${candidate}` };
  return { happening: applicationsHappenings[event], from, to, reads, mails };
}

export const interviewState: StateMachine = {
  holds: 'interviews.state',
  states: interviewStates,
  changes: [
    row('interviewOffered', '*', 'offered', 'step.pickTime.title', { candidate: mail('offered') }),
    row('interviewLapsed', 'offered', 'offered', 'step.timesOver.title', both('lapsed')),
    row('interviewConfirmed', 'offered', 'confirmed', 'step.scheduled.title', both('confirmed')),
    row(
      'interviewRescheduleRequested',
      '*',
      'rescheduleRequested',
      'step.awaitingOptions.title',
      both('rescheduleRequested'),
    ),
    row('interviewChanged', 'confirmed', 'confirmed', 'step.scheduled.title', {
      ...both('changed'),
      others: mail('addedCompany'),
    }),
    row('interviewCancelled', '*', 'cancelled', 'step.cancelled.title', both('cancelled')),
    // The company's note of what was; the candidate was there.
    row('interviewOutcomeSet', 'confirmed', 'held', 'step.held.title', {}),
  ],
};
