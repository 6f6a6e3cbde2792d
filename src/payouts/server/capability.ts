import { defineServerCapability } from '#platform/capability/server-capability.ts';
import { fiscalContract } from '#payouts/fiscal/contract.ts';
import { forgetIdentitiesJob } from '#payouts/fiscal/server/forget-job.ts';
import { fiscalOperations } from '#payouts/fiscal/server/operations.ts';
import { payRunsContract } from '#payouts/pay-runs/contract.ts';
import { RUN_KIND, runApproval } from '#payouts/pay-runs/server/approve-run.ts';
import { handApproval, handReturnApproval, retryApproval } from '#payouts/pay-runs/server/mending/mend-payment.ts';
import { isToPayOutsideTo } from '#payouts/pay-runs/server/payment-conditions.ts';
import { fileReturnApproval } from '#payouts/pay-runs/server/provider/cnab/contrary-words.ts';
import { payRunsOperations } from '#payouts/pay-runs/server/operations.ts';
import { findPayoutDifferences } from '#payouts/pay-runs/server/prove-payouts.ts';
import { forgetKeysJob } from '#payouts/pay-runs/server/payment-keys.ts';
import { WITHDRAWAL_KIND, withdrawalApproval } from '#payouts/pay-runs/server/provider/cnab/remittances.ts';
import { advanceRunsJob } from '#payouts/pay-runs/server/run-job.ts';
import { ownPaymentsContract } from '#payouts/own-payments/contract.ts';
import { ownPaymentsOperations } from '#payouts/own-payments/server/operations.ts';
import { taxesContract } from '#payouts/taxes/contract.ts';
import { taxesOperations } from '#payouts/taxes/server/operations.ts';
import { TAX_KIND, taxApproval } from '#payouts/taxes/server/due-taxes.ts';
import { ownData, spaceRecords } from './records.ts';
import { waiting } from './waiting.ts';

export const capability = defineServerCapability({
  contract: { ...fiscalContract, ...payRunsContract, ...taxesContract, ...ownPaymentsContract },
  operations: [
    ...fiscalOperations(isToPayOutsideTo),
    ...payRunsOperations,
    ...taxesOperations,
    ...ownPaymentsOperations,
  ],
  jobs: [advanceRunsJob, forgetIdentitiesJob, forgetKeysJob],
  liveTopics: () => [],
  waiting,
  finds: [],
  pageHead: null,
  serveForMachines: null,
  listSitemapFiles: null,
  supplies: {
    findPayoutDifferences,
    approvalKinds: {
      [RUN_KIND]: runApproval,
      handPayment: handApproval,
      handReturn: handReturnApproval,
      fileReturn: fileReturnApproval,
      paymentRetry: retryApproval,
      [WITHDRAWAL_KIND]: withdrawalApproval,
      [TAX_KIND]: taxApproval,
    },
  },
  tablesOpenToTriggers: [],
  ownData,
  spaceRecords,
});
