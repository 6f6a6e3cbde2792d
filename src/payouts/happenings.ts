import { defineHappenings, newsFor } from '#platform/contract/happening.ts';
import { ownPaymentsPath } from '#wallet/paths.ts';

const ofRun = ['runId'] as const;
const ofPayment = ['paymentId', 'userId'] as const;
const activity = 'none: a run pays for several companies, each of which reads its part in its wallet';
const notices = 'none: the run shows it, or it waits for the team';
const toPaid = newsFor('userId', 'payments', () => ownPaymentsPath);

export const payoutsHappenings = defineHappenings('payouts', {
  /** What is withheld from somebody without a company. */
  taxesTyped: { ids: ['userId'], activity, notices },
  /** The nota fiscal of a professional, for a month of work. */
  notaAttached: { ids: ['userId'], activity, notices },
  /** Withheld taxes were paid over to the state. */
  taxesPaid: { ids: ['taxPaymentId'], activity, notices },
  payRunFrozen: { ids: ofRun, activity, notices },
  payRunStarted: { ids: ofRun, activity, notices },
  payRunDropped: { ids: ofRun, activity, notices },
  payRunDone: { ids: ofRun, activity, notices },
  paymentPaid: { ids: ofPayment, activity, notices: [toPaid], mails: ['payments'] },
  paymentFailed: { ids: ofPayment, activity, notices: [toPaid], mails: ['payments'] },
  paymentReturned: { ids: ofPayment, activity, notices: [toPaid], mails: ['payments'] },
  /** The bank paid an earlier attempt, and may have paid a later one. */
  paymentPaidTwice: { ids: ofPayment, activity, notices, mails: ['approvals'] },
  paymentRetried: { ids: ofPayment, activity, notices },
  /** A second administrator was asked: whether it was paid outside, came back from there or by a bank’s file, or may be sent again. */
  handPaymentAsked: { ids: ofPayment, activity, notices },
  handReturnAsked: { ids: ofPayment, activity, notices },
  fileReturnAsked: { ids: ofPayment, activity, notices },
  retryAsked: { ids: ofPayment, activity, notices },
  /** A file with payments for the bank. */
  remittanceMade: { ids: ['fileId'], activity, notices },
  /** The bank refused such a file at upload. */
  remittanceWithdrawn: { ids: ['fileId'], activity, notices },
  /** The bank’s answer to such files. */
  returnTaken: { ids: [], activity, notices },
  /** Somebody of the team read who was paid, after the account was deleted. */
  fiscalIdentitySeen: { ids: ['userId'], activity, notices },
});
