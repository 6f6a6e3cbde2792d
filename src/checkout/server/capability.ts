import { ordersContract } from '#checkout/orders/contract.ts';
import { ordersOperations } from '#checkout/orders/server/operations.ts';
import { readComingCredits } from '#checkout/orders/server/coming-credits.ts';
import { findOrderDifferences } from '#checkout/orders/server/prove-orders.ts';
import { settleOrdersJob } from '#checkout/orders/server/settle-job.ts';
import { plansContract } from '#checkout/plans/contract.ts';
import { billPlansJob } from '#checkout/plans/server/bill-job.ts';
import { plansOperations } from '#checkout/plans/server/operations.ts';
import { serviceOrdersContract } from '#checkout/service-orders/contract.ts';
import { serviceOrdersOperations } from '#checkout/service-orders/server/operations.ts';
import { remindServiceOrdersJob } from '#checkout/service-orders/server/remind-job.ts';
import { defineServerCapability } from '#platform/capability/server-capability.ts';
import { checkoutPageHead } from './page-head.ts';
import { ownData, spaceRecords } from './records.ts';

export const capability = defineServerCapability({
  contract: { ...ordersContract, ...serviceOrdersContract, ...plansContract },
  operations: [...ordersOperations, ...serviceOrdersOperations, ...plansOperations],
  jobs: [settleOrdersJob, remindServiceOrdersJob, billPlansJob],
  liveTopics: () => [],
  waiting: null,
  finds: [],
  pageHead: checkoutPageHead,
  serveForMachines: null,
  listSitemapFiles: null,
  supplies: { readComingCredits, findOrderDifferences },
  tablesOpenToTriggers: [],
  ownData,
  spaceRecords,
});
