import { defineHappenings, moneyNews } from '#platform/contract/happening.ts';
import { checkoutPaths, plansPath } from '#checkout/paths.ts';
import { walletPaths } from '#wallet/paths.ts';

const ofOrder = ['orderId'] as const;
const ofRefund = ['refundId'] as const;
const ofPlan = ['subscriptionId'] as const;
const ofService = ['serviceOrderId'] as const;
const begun = 'none: what became of it is listed';
const toOrder = ({ orderId = '' }: { orderId?: string }) => checkoutPaths.order(orderId);
const toService = ({ serviceOrderId = '' }: { serviceOrderId?: string }) => checkoutPaths.order(serviceOrderId);
const toWallet = () => walletPaths.wallet();
const toPlans = () => plansPath;
const notices = 'none: what became of it is told';
const paid = [moneyNews('payments')] as const;

export const checkoutHappenings = defineHappenings('checkout', {
  ordered: { ids: ofOrder, activity: begun, notices },
  paymentSeen: { ids: ofOrder, activity: begun, notices, mails: ['payments'] },
  paid: { ids: ofOrder, activity: 'money', notices: paid, leadsTo: toOrder, mails: ['payments'] },
  ended: { ids: ofOrder, activity: 'money', notices: paid, leadsTo: toOrder, mails: ['payments'] },
  /** What the provider says of a payment, refund or dispute of the order is not what was ordered. */
  reportHeld: { ids: ofOrder, activity: 'none: the team of the product looks into it', notices, mails: ['approvals'] },
  serviceOrdered: { ids: ofService, activity: 'money', notices: paid, leadsTo: toService, mails: ['payments'] },
  serviceReminded: { ids: ofService, activity: begun, notices, mails: ['payments'] },
  servicePaid: { ids: ofService, activity: 'money', notices: paid, leadsTo: toService, mails: ['payments'] },
  serviceCanceled: { ids: ofService, activity: 'money', notices: paid, leadsTo: toService, mails: ['payments'] },
  disputed: { ids: ofOrder, activity: 'money', notices: paid, leadsTo: toOrder, mails: ['payments'] },
  disputeWon: { ids: ofOrder, activity: 'money', notices: paid, leadsTo: toOrder, mails: ['payments'] },
  disputeLost: { ids: ofOrder, activity: 'money', notices: paid, leadsTo: toOrder, mails: ['payments'] },
  refundAsked: { ids: ofRefund, activity: 'money', notices, leadsTo: toWallet },
  refunded: { ids: ofRefund, activity: 'money', notices: paid, leadsTo: toWallet, mails: ['payments'] },
  refundFailed: { ids: ofRefund, activity: 'money', notices: paid, leadsTo: toWallet, mails: ['payments'] },
  refundReturned: { ids: ofRefund, activity: 'money', notices: paid, leadsTo: toWallet, mails: ['payments'] },
  refundReturnAsked: { ids: ofRefund, activity: begun, notices },
  planOrdered: { ids: ofPlan, activity: 'plans', notices, leadsTo: toPlans },
  planStarted: { ids: ofPlan, activity: 'plans', notices: paid, leadsTo: toPlans, mails: ['payments'] },
  planDropped: { ids: ofPlan, activity: 'plans', notices, leadsTo: toPlans },
  planNoticed: { ids: ofPlan, activity: 'plans', notices: paid, leadsTo: toPlans, mails: ['payments'] },
  planChangeChosen: { ids: ofPlan, activity: 'plans', notices, leadsTo: toPlans },
  planChangeWithdrawn: { ids: ofPlan, activity: 'plans', notices, leadsTo: toPlans },
  planChanged: { ids: ofPlan, activity: 'plans', notices: paid, leadsTo: toPlans, mails: ['payments'] },
  planSuspended: { ids: ofPlan, activity: 'plans', notices: paid, leadsTo: toPlans, mails: ['payments'] },
  planResumed: { ids: ofPlan, activity: 'plans', notices: paid, leadsTo: toPlans, mails: ['payments'] },
  planEnded: { ids: ofPlan, activity: 'plans', notices: paid, leadsTo: toPlans, mails: ['payments'] },
});
