import { negotiationsContract } from '#negotiations/contract.ts';
import { negotiationLiveTopic, ownNegotiationsLiveTopic } from '#negotiations/server/live-topics.ts';
import { negotiationsOperations } from '#negotiations/server/operations.ts';
import { ownData } from '#negotiations/server/records.ts';
import { notifyExpiredOffersJob } from '#negotiations/server/notify-expired.ts';
import { applyAgreement } from '#negotiations/server/apply-agreement.ts';
import { findNegotiating } from '#negotiations/server/queries.ts';
import { waiting } from '#negotiations/server/waiting.ts';
import { defineServerCapability } from '#platform/capability/server-capability.ts';

export const capability = defineServerCapability({
  contract: negotiationsContract,
  operations: negotiationsOperations,
  jobs: [notifyExpiredOffersJob],
  liveTopics: (database, gate) => [negotiationLiveTopic(database, gate), ownNegotiationsLiveTopic(gate)],
  waiting,
  finds: [],
  pageHead: null,
  serveForMachines: null,
  listSitemapFiles: null,
  supplies: { applyAgreement, findNegotiating },
  tablesOpenToTriggers: [],
  ownData,
  spaceRecords: null,
});
