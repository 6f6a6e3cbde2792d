import { defineHappenings } from '#platform/contract/happening.ts';

const ofProject = ['projectId'] as const;
const ofRun = ['runId'] as const;
const ofPayment = ['paymentId', 'userId'] as const;
const ofTransaction = ['transactionId'] as const;
const ofHire = ['projectId', 'professionalId'] as const;

export const walletHappenings = defineHappenings('wallet', {
  /** A nightly proof found differences, after one that found none. */
  ledgerDiffered: ['proofId'],
  creditsAllocated: ofProject,
  creditsReturned: ofProject,
  /** 80 % of a project's credits are spent, or all of them. */
  creditsLow: ofProject,
  creditsUsedUp: ofProject,
  /** The statement of last year is there. */
  yearTold: ['userId'],
  /** What is withheld from somebody without a company. */
  taxesTyped: ['userId'],
  payRunFrozen: ofRun,
  payRunStarted: ofRun,
  payRunDropped: ofRun,
  payRunDone: ofRun,
  paymentPaid: ofPayment,
  paymentFailed: ofPayment,
  paymentReturned: ofPayment,
  paymentRetried: ofPayment,
  /** A second administrator was asked: whether it was paid outside, came back from there, or may go to a changed key. */
  handPaymentAsked: ofPayment,
  handReturnAsked: ofPayment,
  changedKeyAsked: ofPayment,
  /** A file with payments for the bank. */
  remittanceMade: ['fileId'],
  /** The bank’s answer to such files. */
  returnTaken: [],
  /** Somebody of the team read who was paid, after the account was deleted. */
  fiscalIdentitySeen: ['userId'],
  /** A statement or payments as a file. */
  fileAsked: [],
  fileCancelled: [],
  fileReady: [],
  serviceFeeAsked: ['feeId'],
  hirePriced: ofHire,
  priceConfirmed: ofHire,
  /** It was below what somebody agreed on who deleted the account before confirming it: an administrator sets another one. */
  priceVoided: ofHire,
  /** The number of a nota fiscal beside a payment; its file comes after it. */
  invoiceAttached: ofTransaction,
  invoiceFileAttached: ofTransaction,
  /** Another number, or another file. */
  invoiceReplaced: ofTransaction,
  invoiceRemoved: ofTransaction,
});
