import { defineHappenings, moneyNews } from '#platform/contract/happening.ts';
import { walletPaths } from '#wallet/paths.ts';

const ofProject = ['projectId'] as const;
const ofTransaction = ['transactionId'] as const;
const ofHire = ['projectId', 'professionalId'] as const;
const ofTeam = 'none: the team of the product writes it for itself';
const toWallet = () => walletPaths.wallet();
const allocateTo = ({ projectId }: { projectId?: string }) => walletPaths.allocate(projectId);
const notices = 'none: it waits for the team, or is told otherwise';
const ofMoney = [moneyNews('payments')] as const;

export const walletHappenings = defineHappenings('wallet', {
  /** A nightly proof found differences of which nobody was told. */
  ledgerDiffered: { ids: ['proofId'], activity: ofTeam, notices, mails: ['approvals'] },
  differenceExplained: { ids: ['differenceId'], activity: ofTeam, notices },
  creditsAllocated: { ids: ofProject, activity: 'money', notices: ofMoney, leadsTo: allocateTo },
  creditsReturned: { ids: ofProject, activity: 'money', notices: ofMoney, leadsTo: allocateTo },
  /** 80 % of a project's credits are spent, or all of them. */
  creditsLow: {
    ids: ofProject,
    activity: 'money',
    notices: ofMoney,
    settledBy: ['wallet.creditsAllocated'],
    leadsTo: allocateTo,
    mails: ['payments'],
  },
  creditsUsedUp: {
    ids: ofProject,
    activity: 'money',
    notices: ofMoney,
    settledBy: ['wallet.creditsAllocated'],
    leadsTo: allocateTo,
    mails: ['payments'],
  },
  serviceFeeAsked: { ids: ['feeId'], activity: ofTeam, notices },
  hirePriced: { ids: ofHire, activity: 'money', notices: ofMoney, leadsTo: allocateTo, mails: ['payments'] },
  /** A second administrator was asked, because its hours were worked already. */
  hirePriceAsked: { ids: ofHire, activity: 'money', notices, leadsTo: allocateTo },
  /** The number of a nota fiscal beside a payment; its file comes after it. */
  invoiceAttached: { ids: ofTransaction, activity: 'money', notices: ofMoney, leadsTo: toWallet, mails: ['payments'] },
  invoiceFileAttached: { ids: ofTransaction, activity: 'none: its number is listed', notices },
  /** Another number, or another file. */
  invoiceReplaced: { ids: ofTransaction, activity: 'money', notices: ofMoney, leadsTo: toWallet, mails: ['payments'] },
});
