import { ordersContract } from '#checkout/orders/contract.ts';
import { ordersOperations } from '#checkout/orders/server/operations.ts';
import { readComingCredits } from '#checkout/orders/server/coming-credits.ts';
import { nameOrders, readProviderReference } from '#checkout/orders/server/name-orders.ts';
import { takeDisputesJob } from '#checkout/orders/server/disputes/dispute-job.ts';
import { settleOrdersJob } from '#checkout/orders/server/settle-job.ts';
import { plansContract } from '#checkout/plans/contract.ts';
import { billPlansJob } from '#checkout/plans/server/bill-job.ts';
import { plansOperations } from '#checkout/plans/server/operations.ts';
import { providerMessagesContract } from '#checkout/provider-messages/contract.ts';
import { providerMessagesOperations } from '#checkout/provider-messages/server/operations.ts';
import { refundsContract } from '#checkout/refunds/contract.ts';
import { REFUND_KIND, refundApproval } from '#checkout/refunds/server/approve-refund.ts';
import { REFUND_RETURN_KIND, refundReturnApproval } from '#checkout/refunds/server/hand-return.ts';
import { refundsOperations } from '#checkout/refunds/server/operations.ts';
import { settleRefundsJob } from '#checkout/refunds/server/refund-job.ts';
import { serviceOrdersContract } from '#checkout/service-orders/contract.ts';
import { cancelApproval } from '#checkout/service-orders/server/cancel-service-order.ts';
import { CANCEL_KIND } from '#checkout/service-orders/server/find-service-orders.ts';
import { serviceOrdersOperations } from '#checkout/service-orders/server/operations.ts';
import { isPlanSuspended } from '#checkout/service-orders/server/plan-arrears.ts';
import { remindServiceOrdersJob } from '#checkout/service-orders/server/remind-job.ts';
import { defineServerCapability } from '#platform/capability/server-capability.ts';
import { checkoutPageHead } from './page-head.ts';
import { findDifferences } from './find-differences.ts';
import { waiting } from './waiting.ts';
import { ownData, spaceRecords } from './records.ts';

export const capability = defineServerCapability({
  contract: {
    ...ordersContract,
    ...serviceOrdersContract,
    ...plansContract,
    ...refundsContract,
    ...providerMessagesContract,
  },
  operations: [
    ...ordersOperations,
    ...serviceOrdersOperations,
    ...plansOperations,
    ...refundsOperations,
    ...providerMessagesOperations,
  ],
  jobs: [settleOrdersJob, remindServiceOrdersJob, billPlansJob, settleRefundsJob, takeDisputesJob],
  liveTopics: () => [],
  waiting,
  finds: [],
  pageHead: checkoutPageHead,
  serveForMachines: null,
  listSitemapFiles: null,
  supplies: {
    readComingCredits,
    nameOrders,
    isPlanSuspended,
    readProviderReference,
    findOrderDifferences: findDifferences,
    approvalKinds: {
      [REFUND_KIND]: refundApproval,
      [REFUND_RETURN_KIND]: refundReturnApproval,
      [CANCEL_KIND]: cancelApproval,
    },
  },
  tablesOpenToTriggers: [],
  ownData,
  spaceRecords,
});
