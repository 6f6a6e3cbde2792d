import { projectHappenings } from '#projects/happenings.ts';
import { professionalStates } from '#projects/professionals/rules/professional-terms.ts';
import { type PositionState, positionStates } from '#projects/rules/terms.ts';
import type { StateChange, StateMachine, TextsByReader } from './state-change.ts';

const mail = (name: string) => `projects/administration:mail.${name}`;
const teamDidIt = 'an administrator made the change';
type Vacancy = Extract<keyof typeof projectHappenings, `vacancy${string}`>;

function vacancy(from: PositionState | '-', to: PositionState, event: Vacancy, mails: TextsByReader = {}): StateChange {
  const reads = { company: `projects:positionState.${to}` };
  return { happening: projectHappenings[event], from, to, reads, mails, mailedIf: teamDidIt };
}

/** What candidates of a vacancy learn stands in the rows of their applications. */
export const vacancyStates: StateMachine = {
  holds: 'positions.state',
  states: positionStates,
  changes: [
    vacancy('-', 'open', 'vacancyAdded'),
    vacancy('open', 'open', 'vacancyEdited'),
    vacancy('open', 'hidden', 'vacancyHidden', { owner: mail('vacancyHidden') }),
    vacancy('hidden', 'open', 'vacancyShown', { owner: mail('vacancyShown') }),
    vacancy('open', 'closed', 'vacancyClosed', { owner: mail('vacancyClosed') }),
    vacancy('hidden', 'closed', 'vacancyClosed', { owner: mail('vacancyClosed') }),
    vacancy('closed', 'open', 'vacancyShown', { owner: mail('vacancyShown') }),
    vacancy('closed', 'hidden', 'vacancyHidden', { owner: mail('vacancyHidden') }),
    vacancy('open', 'removed', 'vacancyRemoved', { owner: mail('vacancyRemoved') }),
    vacancy('hidden', 'removed', 'vacancyRemoved', { owner: mail('vacancyRemoved') }),
    vacancy('closed', 'removed', 'vacancyRemoved', { owner: mail('vacancyRemoved') }),
    vacancy('open', 'filled', 'vacancyFilled'),
    vacancy('hidden', 'filled', 'vacancyFilled'),
    vacancy('closed', 'filled', 'vacancyFilled'),
    // Together with the professional who works in it: their rows follow.
    { ...vacancy('filled', 'inReplacement', 'vacancyAdded'), happening: projectHappenings.replacementBegun },
    { ...vacancy('inReplacement', 'filled', 'vacancyAdded'), happening: projectHappenings.replacementEnded },
    { ...vacancy('inReplacement', 'replaced', 'vacancyAdded'), happening: projectHappenings.replaced },
    { ...vacancy('filled', 'deactivated', 'vacancyAdded'), happening: projectHappenings.deactivated },
    { ...vacancy('inReplacement', 'deactivated', 'vacancyAdded'), happening: projectHappenings.deactivated },
  ],
};

type ProfessionalStep = Exclude<keyof typeof projectHappenings, Vacancy>;
function step(from: string, to: string, event: ProfessionalStep, mails: TextsByReader = {}): StateChange {
  return { happening: projectHappenings[event], from, to, reads: { company: `projects/squad:event.${event}` }, mails };
}

const received = { owner: 'support:mail.received', team: 'support:mail.forTeam' };
const ended = { owner: mail('workEndedByPonte'), professional: mail('workEnded') };

/** Where the company had asked, the owner reads the answer in the ticket instead of a mail of its own: one mail, not two. */
export const professionalWork: StateMachine = {
  holds: 'project_professionals.state',
  states: professionalStates,
  changes: [
    { ...step('-', 'active', 'hired'), mails: { candidate: 'applications:mail.stage' } },
    step('active', 'active', 'deactivationRequested', received),
    step('active', 'deactivated', 'deactivated', ended),
    step('inReplacement', 'deactivated', 'deactivated', ended),
    {
      ...step('*', 'deactivated', 'deactivated', { owner: mail('professionalLeft') }),
      mailedIf: 'the professional deleted the account',
    },
    step('active', 'inReplacement', 'replacementBegun', received),
    step('inReplacement', 'active', 'replacementEnded'),
    step('inReplacement', 'replaced', 'replaced', { professional: mail('workEnded') }),
  ],
};

export const paymentBlock: StateMachine = {
  holds: 'project_professionals.payment_blocked_at',
  states: ['paid', 'blocked'],
  changes: [
    step('paid', 'paid', 'paymentBlockRequested', received),
    step('paid', 'blocked', 'paymentBlocked', {
      owner: mail('paymentBlockedByPonte'),
      professional: mail('paymentBlocked'),
    }),
    step('blocked', 'paid', 'paymentUnblocked', {
      owner: mail('paymentUnblockedByPonte'),
      professional: mail('paymentUnblocked'),
    }),
  ],
};
