import { applicationsHappenings } from '#applications/happenings.ts';
import { negotiationStates } from '#negotiations/rules/terms.ts';
import type { StateChange, StateMachine } from './state-change.ts';

type Event = Extract<keyof typeof applicationsHappenings, `budget${string}`>;

/** Both sides are mailed every step: one reads what happened, the other that it is done. */
function row(event: Event, from: string, to: string, standing: string, news: string): StateChange {
  const text = (voice: string) => `negotiations/mails:mail.${news}.${voice}`;
  return {
    happening: applicationsHappenings[event],
    from,
    to,
    reads: { company: `negotiations:state.company.${standing}`, candidate: `negotiations:state.candidate.${standing}` },
    mails: { candidate: text('told'), company: text('done') },
  };
}

export const negotiationState: StateMachine = {
  holds: 'negotiations.state',
  states: negotiationStates,
  changes: [
    row('budgetOffered', '*', 'open', 'awaitingCandidate', 'offered'),
    row('budgetCountered', 'open', 'open', 'awaitingCompany', 'offered'),
    row('budgetAccepted', 'open', 'accepted', 'accepted', 'accepted'),
    row('budgetDeclined', 'open', 'declined', 'declined', 'declined'),
    row('budgetLapsed', 'open', 'open', 'lapsed', 'lapsed'),
    // With the application, whose own row mails the candidate.
    ...(['closed', 'withdrawn', 'disqualified'] as const).map((event) => ({
      ...row('budgetLapsed', 'open', 'ended', 'ended', 'lapsed'),
      happening: applicationsHappenings[event],
      mails: {},
    })),
  ],
};
