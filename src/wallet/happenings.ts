import { defineHappenings } from '#platform/contract/happening.ts';

const ofProject = ['projectId'] as const;
const ofTransaction = ['transactionId'] as const;
const ofHire = ['projectId', 'professionalId'] as const;
const activity = 'none: the activity does not list money yet';

export const walletHappenings = defineHappenings('wallet', {
  /** A nightly proof found differences of which nobody was told. */
  ledgerDiffered: { ids: ['proofId'], activity, mails: ['approvals'] },
  differenceExplained: { ids: ['differenceId'], activity },
  creditsAllocated: { ids: ofProject, activity },
  creditsReturned: { ids: ofProject, activity },
  /** 80 % of a project's credits are spent, or all of them. */
  creditsLow: { ids: ofProject, activity, mails: ['payments'] },
  creditsUsedUp: { ids: ofProject, activity, mails: ['payments'] },
  serviceFeeAsked: { ids: ['feeId'], activity },
  hirePriced: { ids: ofHire, activity, mails: ['payments'] },
  /** A second administrator was asked, because its hours were worked already. */
  hirePriceAsked: { ids: ofHire, activity },
  /** The number of a nota fiscal beside a payment; its file comes after it. */
  invoiceAttached: { ids: ofTransaction, activity, mails: ['payments'] },
  invoiceFileAttached: { ids: ofTransaction, activity },
  /** Another number, or another file. */
  invoiceReplaced: { ids: ofTransaction, activity, mails: ['payments'] },
});
