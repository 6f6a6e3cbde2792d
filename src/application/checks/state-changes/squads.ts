import { pipelineHappenings } from '#pipeline/happenings.ts';
import { inHouseStates, memberAnswers, squadDecisions } from '#pipeline/selection/rules/squad-terms.ts';
import { suggestionHappenings } from '#suggestions/happenings.ts';
import type { StateChange, StateMachine, TextsByReader } from './state-change.ts';

const text = (key: string) => `pipeline/selection/squad:${key}`;
function row(
  event: keyof typeof pipelineHappenings,
  from: string,
  to: string,
  reads: TextsByReader,
  mails: TextsByReader,
): StateChange {
  return { happening: pipelineHappenings[event], from, to, reads, mails };
}

const accepted = { owner: text('mail.accepted') };
const declined = { owner: text('mail.declined') };
const reading = (key: string) => ({ candidate: text(`member.${key}`) });

export const squadDecision: StateMachine = {
  holds: 'squad_decisions.decision',
  states: ['complete', ...squadDecisions],
  changes: [
    row('everyPositionChosen', '*', 'complete', {}, { owner: 'pipeline/selection:mail.allSelected' }),
    row('squadApproved', 'complete', 'approved', reading('waiting'), {
      owner: text('mail.approved'),
      candidate: text('mail.ask'),
    }),
    row('squadDisapproved', 'complete', 'disapproved', {}, { others: text('mail.disapproved') }),
    row('selectionTakenBack', 'approved', 'complete', reading('gone'), { candidate: text('mail.unselected') }),
  ],
};

export const squadAnswer: StateMachine = {
  holds: 'squad_answers.answer',
  states: memberAnswers,
  changes: [
    row('callAccepted', '*', 'accepted', reading('answered.accepted'), accepted),
    row('callDeclined', '*', 'declined', reading('answered.declined'), declined),
  ],
};

export const inHouseInvitation: StateMachine = {
  holds: 'in_house_invitations.state',
  states: inHouseStates,
  changes: [
    row('invitedInHouse', '-', 'sent', reading('waiting'), { others: text('mail.inHouse') }),
    row('callAccepted', 'sent', 'accepted', reading('answered.accepted'), accepted),
    row('callDeclined', 'sent', 'declined', reading('answered.declined'), declined),
    row('invitationEnded', '*', 'sent', reading('ended'), { others: text('mail.invitationEnded') }),
  ],
};

const match = (event: keyof typeof suggestionHappenings, from: string, to: string, mails: TextsByReader = {}) => ({
  happening: suggestionHappenings[event],
  from,
  to,
  reads: { company: `suggestions:standing.${to === 'none' ? 'open' : to}` },
  mails,
});

/** Invitations to apply, from the list of suggested professionals. */
export const invitationToApply: StateMachine = {
  holds: 'position_invitations',
  states: ['invited', 'declined'],
  changes: [
    match('invited', '-', 'invited', { candidate: 'suggestions:mail' }),
    match('invitationDeclined', 'invited', 'declined'),
    match('invitationRestored', 'declined', 'invited'),
  ],
};
