import { pipelineHappenings } from '#pipeline/happenings.ts';
import type { StateMachine, TextsByReader } from './state-change.ts';

const text = (key: string) => `pipeline/invitations:${key}`;
type Event = 'invitedByEmail' | 'emailInvitationReminder' | 'invitationCvAdded' | 'emailInvitationWithdrawn';
const row = (event: Event, to: 'invited' | 'withdrawn', mails: TextsByReader = {}) => ({
  happening: pipelineHappenings[event],
  from: event === 'invitedByEmail' ? '-' : 'invited',
  to,
  reads: { company: text(`state.${to}`) },
  mails,
});

/** Of somebody by e-mail to a job. Whoever applies by it is an application from then on; a refusal or no answer the company reads in its list. */
export const emailInvitation: StateMachine = {
  holds: 'email_invitations',
  states: ['invited', 'withdrawn'],
  changes: [
    row('invitedByEmail', 'invited', { others: text('mail') }),
    row('emailInvitationReminder', 'invited', { others: text('mail.reminder') }),
    row('invitationCvAdded', 'invited'),
    row('emailInvitationWithdrawn', 'withdrawn'),
  ],
};
