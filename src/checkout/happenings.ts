import { defineHappenings } from '#platform/contract/happening.ts';
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

export const checkoutHappenings = defineHappenings('checkout', {
  ordered: { ids: ofOrder, activity: begun },
  paymentSeen: { ids: ofOrder, activity: begun, mails: ['payments'] },
  paid: { ids: ofOrder, activity: 'money', leadsTo: toOrder, mails: ['payments'] },
  ended: { ids: ofOrder, activity: 'money', leadsTo: toOrder, mails: ['payments'] },
  /** What the provider says of a payment, refund or dispute of the order is not what was ordered. */
  reportHeld: { ids: ofOrder, activity: 'none: the team of the product looks into it', mails: ['approvals'] },
  serviceOrdered: { ids: ofService, activity: 'money', leadsTo: toService, mails: ['payments'] },
  serviceReminded: { ids: ofService, activity: begun, mails: ['payments'] },
  servicePaid: { ids: ofService, activity: 'money', leadsTo: toService, mails: ['payments'] },
  serviceCanceled: { ids: ofService, activity: 'money', leadsTo: toService, mails: ['payments'] },
  disputed: { ids: ofOrder, activity: 'money', leadsTo: toOrder, mails: ['payments'] },
  disputeWon: { ids: ofOrder, activity: 'money', leadsTo: toOrder, mails: ['payments'] },
  disputeLost: { ids: ofOrder, activity: 'money', leadsTo: toOrder, mails: ['payments'] },
  refundAsked: { ids: ofRefund, activity: 'money', leadsTo: toWallet },
  refunded: { ids: ofRefund, activity: 'money', leadsTo: toWallet, mails: ['payments'] },
  refundFailed: { ids: ofRefund, activity: 'money', leadsTo: toWallet, mails: ['payments'] },
  refundReturned: { ids: ofRefund, activity: 'money', leadsTo: toWallet, mails: ['payments'] },
  refundReturnAsked: { ids: ofRefund, activity: begun },
  planOrdered: { ids: ofPlan, activity: 'plans', leadsTo: toPlans },
  planStarted: { ids: ofPlan, activity: 'plans', leadsTo: toPlans, mails: ['payments'] },
  planDropped: { ids: ofPlan, activity: 'plans', leadsTo: toPlans },
  planNoticed: { ids: ofPlan, activity: 'plans', leadsTo: toPlans, mails: ['payments'] },
  planChangeChosen: { ids: ofPlan, activity: 'plans', leadsTo: toPlans },
  planChangeWithdrawn: { ids: ofPlan, activity: 'plans', leadsTo: toPlans },
  planChanged: { ids: ofPlan, activity: 'plans', leadsTo: toPlans, mails: ['payments'] },
  planSuspended: { ids: ofPlan, activity: 'plans', leadsTo: toPlans, mails: ['payments'] },
  planResumed: { ids: ofPlan, activity: 'plans', leadsTo: toPlans, mails: ['payments'] },
  planEnded: { ids: ofPlan, activity: 'plans', leadsTo: toPlans, mails: ['payments'] },
});
