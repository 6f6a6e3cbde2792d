import { backofficeContract } from '#backoffice/contract.ts';
import { FACTOR_OFF_KIND, factorOffApproval } from '#backoffice/server/help-locked-out.ts';
import { ADMINISTRATOR_KIND, administratorApproval } from '#backoffice/server/manage-staff.ts';
import { RESTORATION_KIND, restorationApproval } from '#backoffice/server/suspend-staff.ts';
import { backofficeOperations } from '#backoffice/server/operations.ts';
import { defineServerCapability } from '#platform/capability/server-capability.ts';

export const capability = defineServerCapability({
  contract: backofficeContract,
  operations: backofficeOperations,
  jobs: [],
  liveTopics: () => [],
  waiting: null,
  finds: [],
  pageHead: null,
  serveForMachines: null,
  listSitemapFiles: null,
  supplies: {
    approvalKinds: {
      [ADMINISTRATOR_KIND]: administratorApproval,
      [FACTOR_OFF_KIND]: factorOffApproval,
      [RESTORATION_KIND]: restorationApproval,
    },
  },
  tablesOpenToTriggers: [],
  ownData: null,
  spaceRecords: null,
});
