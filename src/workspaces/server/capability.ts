import { finds } from '#workspaces/people/server/findable.ts';
import { waiting } from '#workspaces/people/server/waiting.ts';
import { defineServerCapability } from '#platform/capability/server-capability.ts';
import { workspacesContract } from '#workspaces/contract.ts';
import { workspacesOperations } from '#workspaces/server/operations.ts';
import { ownData, spaceRecords } from '#workspaces/server/records.ts';
import { notifyEndingMembershipsJob } from '#workspaces/people/server/notify-ending-memberships.ts';

export const capability = defineServerCapability({
  contract: workspacesContract,
  operations: workspacesOperations,
  jobs: [notifyEndingMembershipsJob],
  liveTopics: () => [],
  waiting,
  finds,
  pageHead: null,
  serveForMachines: null,
  listSitemapFiles: null,
  supplies: {},
  tablesOpenToTriggers: [],
  ownData,
  spaceRecords,
});
