import { defineHappenings } from '#platform/contract/happening.ts';

const ofProject = ['projectId'] as const;
const ofRun = ['runId'] as const;
const ofPayment = ['paymentId', 'userId'] as const;
const ofTransaction = ['transactionId'] as const;
const ofHire = ['projectId', 'professionalId'] as const;
const activity = 'none: money is not told yet';

export const walletHappenings = defineHappenings('wallet', {
  /** A nightly proof found differences, after one that found none. */
  ledgerDiffered: { ids: ['proofId'], activity, mails: ['approvals'] },
  creditsAllocated: { ids: ofProject, activity },
  creditsReturned: { ids: ofProject, activity },
  /** 80 % of a project's credits are spent, or all of them. */
  creditsLow: { ids: ofProject, activity, mails: ['payments'] },
  creditsUsedUp: { ids: ofProject, activity, mails: ['payments'] },
  /** The statement of last year is there. */
  yearTold: { ids: ['userId'], activity, mails: ['payments'] },
  /** What is withheld from somebody without a company. */
  taxesTyped: { ids: ['userId'], activity },
  payRunFrozen: { ids: ofRun, activity },
  payRunStarted: { ids: ofRun, activity },
  payRunDropped: { ids: ofRun, activity },
  payRunDone: { ids: ofRun, activity },
  paymentPaid: { ids: ofPayment, activity, mails: ['payments'] },
  paymentFailed: { ids: ofPayment, activity, mails: ['payments'] },
  paymentReturned: { ids: ofPayment, activity, mails: ['payments'] },
  paymentRetried: { ids: ofPayment, activity },
  /** A second administrator was asked: whether it was paid outside, came back from there, or may go to a changed key. */
  handPaymentAsked: { ids: ofPayment, activity },
  handReturnAsked: { ids: ofPayment, activity },
  changedKeyAsked: { ids: ofPayment, activity },
  /** A file with payments for the bank. */
  remittanceMade: { ids: ['fileId'], activity },
  /** The bank’s answer to such files. */
  returnTaken: { ids: [], activity },
  /** Somebody of the team read who was paid, after the account was deleted. */
  fiscalIdentitySeen: { ids: ['userId'], activity },
  /** A statement or payments as a file. */
  fileAsked: { ids: [], activity },
  fileCancelled: { ids: [], activity },
  fileReady: { ids: [], activity },
  serviceFeeAsked: { ids: ['feeId'], activity },
  hirePriced: { ids: ofHire, activity, mails: ['payments'] },
  priceConfirmed: { ids: ofHire, activity, mails: ['payments'] },
  /** It was below what somebody agreed on who deleted the account before confirming it: an administrator sets another one. */
  priceVoided: { ids: ofHire, activity, mails: ['payments'] },
  /** The number of a nota fiscal beside a payment; its file comes after it. */
  invoiceAttached: { ids: ofTransaction, activity, mails: ['payments'] },
  invoiceFileAttached: { ids: ofTransaction, activity },
  /** Another number, or another file. */
  invoiceReplaced: { ids: ofTransaction, activity, mails: ['payments'] },
  invoiceRemoved: { ids: ofTransaction, activity },
});
