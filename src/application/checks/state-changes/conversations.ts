import { applicationsHappenings } from '#applications/happenings.ts';
import { messageStates } from '#applications/messages/rules/terms.ts';
import { pipelineHappenings } from '#pipeline/happenings.ts';
import { supportHappenings } from '#support/happenings.ts';
import { ticketStatuses } from '#support/rules/ticket-terms.ts';
import type { StateChange, StateMachine, TextsByReader } from './state-change.ts';

const thread = (key: string) => `pipeline/conversation/threads:${key}`;
const mail = (key: string) => `pipeline/conversation:mail.${key}`;
const fromCompany = { candidate: mail('thread.fromCompany') };
const onceIn15 = 'none left for this conversation in the last 15 minutes and the reader has not switched them off';

export const messageState: StateMachine = {
  holds: 'application_messages.state',
  states: messageStates,
  changes: [
    {
      happening: pipelineHappenings.messageScheduled,
      from: '-',
      to: 'scheduled',
      reads: { company: thread('scheduled') },
      mails: {},
    },
    {
      happening: applicationsHappenings.messaged,
      from: '*',
      to: 'sent',
      reads: { company: 'pipeline/candidates:history.messaged' },
      mails: fromCompany,
      mailedIf: onceIn15,
    },
    {
      happening: pipelineHappenings.candidateWrote,
      from: '-',
      to: 'sent',
      reads: { company: thread('list.isNew') },
      mails: { company: mail('thread.fromCandidate') },
      mailedIf: onceIn15,
    },
    { happening: pipelineHappenings.messageTakenBack, from: 'scheduled', to: 'dropped', reads: {}, mails: {} },
  ],
};

const reported = (happening: StateChange['happening'], from: string, to: string, reads: TextsByReader = {}) => ({
  happening,
  from,
  to,
  reads,
  mails: {},
});

/** The other side never learns of a report or a block. */
export const conversation: StateMachine = {
  holds: 'message_threads.blocked_at, message_reports',
  states: ['open', 'blocked', 'reported'],
  changes: [
    reported(pipelineHappenings.conversationBlocked, 'open', 'blocked'),
    reported(pipelineHappenings.conversationUnblocked, 'blocked', 'open'),
    reported(pipelineHappenings.conversationReported, 'open', 'reported', { others: thread('report.sent') }),
    reported(pipelineHappenings.reportClosed, 'reported', 'open'),
  ],
};

const ticket = (
  event: keyof typeof supportHappenings,
  from: string,
  to: (typeof ticketStatuses)[number],
  mails: TextsByReader,
) => ({
  happening: supportHappenings[event],
  from,
  to,
  reads: { owner: `support:status.${to}`, others: `support:status.${to}`, team: `support:status.${to}` },
  mails,
});
const toAsker = (name: string) => ({ owner: `support:mail.${name}`, others: `support:mail.${name}` });

/** `others`: the colleague or professional who opened it. */
export const ticketStatus: StateMachine = {
  holds: 'support_tickets.status',
  states: ticketStatuses,
  changes: [
    ticket('opened', '-', 'open', { ...toAsker('received'), team: 'support:mail.forTeam' }),
    ticket('answered', '*', 'answered', toAsker('answered')),
    ticket('written', '*', 'open', { team: 'support:mail.written' }),
    ticket('done', '*', 'done', toAsker('done')),
    { ...ticket('done', '*', 'done', toAsker('ruledPayable')), mailedIf: 'it was about hours, and they are payable' },
    { ...ticket('done', '*', 'done', toAsker('ruledRefused')), mailedIf: 'it was about hours, and they are refused' },
    { ...ticket('closed', '*', 'closed', toAsker('closed')), mailedIf: 'the team closed it' },
  ],
};
