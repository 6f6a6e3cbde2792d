import { defineHappenings } from '#platform/contract/happening.ts';

const ofOrder = ['orderId'] as const;
const ofRefund = ['refundId'] as const;
const ofPlan = ['subscriptionId'] as const;
const ofService = ['serviceOrderId'] as const;

export const checkoutHappenings = defineHappenings('checkout', {
  ordered: ofOrder,
  paymentSeen: ofOrder,
  paid: ofOrder,
  ended: ofOrder,
  serviceOrdered: ofService,
  serviceReminded: ofService,
  servicePaid: ofService,
  serviceCanceled: ofService,
  disputed: ofOrder,
  disputeWon: ofOrder,
  disputeLost: ofOrder,
  refundAsked: ofRefund,
  refunded: ofRefund,
  refundFailed: ofRefund,
  refundReturned: ofRefund,
  refundReturnAsked: ofRefund,
  planOrdered: ofPlan,
  planStarted: ofPlan,
  planDropped: ofPlan,
  planNoticed: ofPlan,
  planRenewed: ofPlan,
  planEnded: ofPlan,
});
