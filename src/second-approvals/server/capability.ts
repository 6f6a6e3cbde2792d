import { defineServerCapability } from '#platform/capability/server-capability.ts';
import { approvalsContract } from '#second-approvals/contract.ts';
import { askOutsideApproverJob, expireApprovalsJob } from './decide-approval.ts';
import { approvalsOperations } from './operations.ts';
import { ownData } from './records.ts';
import { waiting } from './waiting.ts';

export const capability = defineServerCapability({
  contract: approvalsContract,
  operations: approvalsOperations,
  jobs: [expireApprovalsJob, askOutsideApproverJob],
  liveTopics: () => [],
  waiting,
  finds: [],
  pageHead: null,
  serveForMachines: null,
  listSitemapFiles: null,
  supplies: {},
  tablesOpenToTriggers: [],
  ownData,
  spaceRecords: null,
});
