import { approvalHappenings } from '#second-approvals/happenings.ts';
import { type ApprovalState, approvalStates } from '#second-approvals/rules/approval-states.ts';
import { walletHappenings } from '#wallet/happenings.ts';
import { type PaymentState, paymentStates } from '#wallet/pay-runs/rules/payment-states.ts';
import { type RunState, runStates } from '#wallet/pay-runs/rules/run-terms.ts';
import type { StateChange, StateMachine } from './state-change.ts';

const approval = (happening: StateChange['happening'], from: string, to: ApprovalState, mail: string): StateChange => ({
  ...{ happening, from, to },
  reads: { team: `second-approvals:states.${to}` },
  mails: { team: `second-approvals:mail.${mail}` },
});

/** Administrators read all of them; who may decide is asked, and whoever asked is told. */
export const approvalState: StateMachine = {
  holds: 'approvals.state',
  states: approvalStates,
  changes: [
    approval(approvalHappenings.asked, '-', 'open', 'asked'),
    approval(approvalHappenings.approved, 'open', 'approved', 'approved'),
    approval(approvalHappenings.refused, 'open', 'refused', 'refused'),
    approval(approvalHappenings.expired, 'open', 'expired', 'expired'),
  ],
};

const run = (happening: StateChange['happening'], from: string, to: RunState): StateChange => ({
  ...{ happening, from, to },
  reads: { team: `wallet/pay-runs:run.states.${to}` },
  mails: {},
});

/** A run that waits for a second administrator is mailed as an approval. */
export const runState: StateMachine = {
  holds: 'pay_runs.state',
  states: runStates,
  changes: [
    run(walletHappenings.payRunFrozen, '-', 'asked'),
    run(walletHappenings.payRunFrozen, '-', 'running'),
    run(walletHappenings.payRunStarted, 'asked', 'running'),
    run(walletHappenings.payRunDropped, 'asked', 'dropped'),
    run(walletHappenings.payRunDone, 'running', 'done'),
    run(walletHappenings.paymentRetried, 'done', 'running'),
  ],
};

const payment = (
  happening: StateChange['happening'],
  from: string,
  to: PaymentState,
  mail?: 'paid' | 'failed' | 'returned',
): StateChange => ({
  ...{ happening, from, to },
  reads: {
    team: `wallet/pay-runs:payment.states.${to}`,
    professional: `wallet/own-payments:state.${to}`,
  },
  mails: mail ? { professional: `wallet/pay-runs:mail.${mail}` } : {},
});

/** While it is sent it reads as before: on its way. */
export const paymentState: StateMachine = {
  holds: 'payments.state',
  states: paymentStates.filter((state) => state !== 'sending'),
  changes: [
    payment(walletHappenings.payRunFrozen, '-', 'waiting'),
    payment(walletHappenings.payRunDropped, 'waiting', 'dropped'),
    payment(walletHappenings.paymentPaid, 'waiting', 'paid', 'paid'),
    payment(walletHappenings.paymentPaid, 'failed', 'paid', 'paid'),
    payment(walletHappenings.paymentFailed, 'waiting', 'failed', 'failed'),
    payment(walletHappenings.paymentReturned, 'paid', 'returned', 'returned'),
    payment(walletHappenings.paymentReturned, 'paidByHand', 'returned', 'returned'),
    payment(walletHappenings.paymentRetried, 'failed', 'waiting'),
    payment(walletHappenings.paymentRetried, 'returned', 'waiting'),
    payment(walletHappenings.paymentPaid, 'waiting', 'paidByHand', 'paid'),
    payment(walletHappenings.paymentPaid, 'failed', 'paidByHand', 'paid'),
    payment(walletHappenings.paymentPaid, 'returned', 'paidByHand', 'paid'),
  ],
};
