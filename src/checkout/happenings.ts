import { defineHappenings } from '#platform/contract/happening.ts';

const ofOrder = ['orderId'] as const;
const ofRefund = ['refundId'] as const;
const ofPlan = ['subscriptionId'] as const;
const ofService = ['serviceOrderId'] as const;
const activity = 'none: the activity does not list money or plans yet';

export const checkoutHappenings = defineHappenings('checkout', {
  ordered: { ids: ofOrder, activity },
  paymentSeen: { ids: ofOrder, activity, mails: ['payments'] },
  paid: { ids: ofOrder, activity, mails: ['payments'] },
  ended: { ids: ofOrder, activity, mails: ['payments'] },
  /** What the provider says of a payment, refund or dispute of the order is not what was ordered. */
  reportHeld: { ids: ofOrder, activity, mails: ['approvals'] },
  serviceOrdered: { ids: ofService, activity, mails: ['payments'] },
  serviceReminded: { ids: ofService, activity, mails: ['payments'] },
  servicePaid: { ids: ofService, activity, mails: ['payments'] },
  serviceCanceled: { ids: ofService, activity, mails: ['payments'] },
  disputed: { ids: ofOrder, activity, mails: ['payments'] },
  disputeWon: { ids: ofOrder, activity, mails: ['payments'] },
  disputeLost: { ids: ofOrder, activity, mails: ['payments'] },
  refundAsked: { ids: ofRefund, activity },
  refunded: { ids: ofRefund, activity, mails: ['payments'] },
  refundFailed: { ids: ofRefund, activity, mails: ['payments'] },
  refundReturned: { ids: ofRefund, activity, mails: ['payments'] },
  refundReturnAsked: { ids: ofRefund, activity },
  planOrdered: { ids: ofPlan, activity },
  planStarted: { ids: ofPlan, activity, mails: ['payments'] },
  planDropped: { ids: ofPlan, activity },
  planNoticed: { ids: ofPlan, activity, mails: ['payments'] },
  planChangeChosen: { ids: ofPlan, activity },
  planChangeWithdrawn: { ids: ofPlan, activity },
  planChanged: { ids: ofPlan, activity, mails: ['payments'] },
  planSuspended: { ids: ofPlan, activity, mails: ['payments'] },
  planResumed: { ids: ofPlan, activity, mails: ['payments'] },
  planEnded: { ids: ofPlan, activity, mails: ['payments'] },
});
