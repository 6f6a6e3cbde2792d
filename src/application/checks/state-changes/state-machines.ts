import { accountState, findability, ownCopy } from './accounts.ts';
import { applicationStage, applicationState, selectedCandidate, toldEnd } from './applications.ts';
import { conversation, messageState, ticketStatus } from './conversations.ts';
import { emailInvitation } from './email-invitations.ts';
import { interviewState } from './interviews.ts';
import { negotiationState } from './negotiations.ts';
import { paymentBlock, professionalWork, vacancyStates } from './positions.ts';
import { disputeState, orderState, refundState, serviceOrderState, subscriptionState } from './orders.ts';
import { approvalState, paymentState, runState } from './pay-runs.ts';
import { portfolioPiece } from './portfolio.ts';
import { projectStatus } from './project-status.ts';
import { membership, space, spaceInvitation } from './spaces.ts';
import { inHouseInvitation, invitationToApply, squadAnswer, squadDecision } from './squads.ts';
import { clockifyConnection, hoursState, taskManagement, taskStatus } from './tasks.ts';
import type { StateMachine } from './state-change.ts';

/** Every change of state in the product: who reads what, who is mailed what. */
export const stateMachines: readonly StateMachine[] = [
  projectStatus,
  vacancyStates,
  professionalWork,
  paymentBlock,
  applicationStage,
  applicationState,
  selectedCandidate,
  toldEnd,
  interviewState,
  negotiationState,
  squadDecision,
  squadAnswer,
  inHouseInvitation,
  invitationToApply,
  emailInvitation,
  spaceInvitation,
  membership,
  space,
  messageState,
  conversation,
  ticketStatus,
  accountState,
  ownCopy,
  findability,
  portfolioPiece,
  taskManagement,
  taskStatus,
  hoursState,
  clockifyConnection,
  orderState,
  serviceOrderState,
  subscriptionState,
  refundState,
  disputeState,
  approvalState,
  runState,
  paymentState,
];
