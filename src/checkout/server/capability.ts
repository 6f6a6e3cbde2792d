import { ordersContract } from '#checkout/orders/contract.ts';
import { nameOrders, readComingCredits, readProviderReference } from '#checkout/orders/server/find-order.ts';
import { ordersOperations } from '#checkout/orders/server/operations.ts';
import { settleOrdersJob, takeDisputesJob } from '#checkout/orders/server/settle-job.ts';
import { plansContract } from '#checkout/plans/contract.ts';
import { billPlansJob } from '#checkout/plans/server/bill-plans.ts';
import { plansOperations } from '#checkout/plans/server/operations.ts';
import { providerMessagesContract } from '#checkout/provider-messages/contract.ts';
import { providerMessagesOperations } from '#checkout/provider-messages/server/take-event.ts';
import { refundsContract } from '#checkout/refunds/contract.ts';
import {
  REFUND_KIND,
  REFUND_RETURN_KIND,
  refundApproval,
  refundReturnApproval,
} from '#checkout/refunds/server/approve-refund.ts';
import { refundsOperations } from '#checkout/refunds/server/operations.ts';
import { settleRefundsJob } from '#checkout/refunds/server/settle-refund.ts';
import { serviceOrdersContract } from '#checkout/service-orders/contract.ts';
import { CANCEL_KIND } from '#checkout/service-orders/server/find-service-orders.ts';
import { remindServiceOrdersJob } from '#checkout/service-orders/server/mail-service-order.ts';
import { cancelApproval, serviceOrdersOperations } from '#checkout/service-orders/server/operations.ts';
import { findPlanObstacle } from '#checkout/plans/server/find-plan-obstacle.ts';
import { defineServerCapability } from '#platform/capability/server-capability.ts';
import { findDifferences } from './find-differences.ts';
import { checkoutPageHead } from './page-head.ts';
import { ownData, spaceRecords } from './records.ts';
import { waiting } from './waiting.ts';

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
    findPlanObstacle,
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
