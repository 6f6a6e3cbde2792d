import { defineHappenings } from '#platform/contract/happening.ts';

const ofRun = ['runId'] as const;
const ofPayment = ['paymentId', 'userId'] as const;
const activity = 'none: a run pays for several companies, each of which reads its part in its wallet';

export const payoutsHappenings = defineHappenings('payouts', {
  /** What is withheld from somebody without a company. */
  taxesTyped: { ids: ['userId'], activity },
  /** The nota fiscal of a professional, for a month of work. */
  notaAttached: { ids: ['userId'], activity },
  /** Withheld taxes were paid over to the state. */
  taxesPaid: { ids: ['taxPaymentId'], activity },
  payRunFrozen: { ids: ofRun, activity },
  payRunStarted: { ids: ofRun, activity },
  payRunDropped: { ids: ofRun, activity },
  payRunDone: { ids: ofRun, activity },
  paymentPaid: { ids: ofPayment, activity, mails: ['payments'] },
  paymentFailed: { ids: ofPayment, activity, mails: ['payments'] },
  paymentReturned: { ids: ofPayment, activity, mails: ['payments'] },
  /** The bank paid an earlier attempt, and may have paid a later one. */
  paymentPaidTwice: { ids: ofPayment, activity, mails: ['approvals'] },
  paymentRetried: { ids: ofPayment, activity },
  /** A second administrator was asked: whether it was paid outside, came back from there or by a bank’s file, or may be sent again. */
  handPaymentAsked: { ids: ofPayment, activity },
  handReturnAsked: { ids: ofPayment, activity },
  fileReturnAsked: { ids: ofPayment, activity },
  retryAsked: { ids: ofPayment, activity },
  /** A file with payments for the bank. */
  remittanceMade: { ids: ['fileId'], activity },
  /** The bank refused such a file at upload. */
  remittanceWithdrawn: { ids: ['fileId'], activity },
  /** The bank’s answer to such files. */
  returnTaken: { ids: [], activity },
  /** Somebody of the team read who was paid, after the account was deleted. */
  fiscalIdentitySeen: { ids: ['userId'], activity },
});
