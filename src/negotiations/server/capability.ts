import { negotiationsContract } from '#negotiations/contract.ts';
import { negotiationLiveTopic, ownNegotiationsLiveTopic } from '#negotiations/server/live-topics.ts';
import { negotiationsOperations } from '#negotiations/server/operations.ts';
import { ownData } from '#negotiations/server/records.ts';
import { tellLapsedOffersJob } from '#negotiations/server/tell-lapsed.ts';
import { takeAgreement } from '#negotiations/server/take-agreement.ts';
import { defineServerCapability } from '#platform/capability/server-capability.ts';

export const capability = defineServerCapability({
  contract: negotiationsContract,
  operations: negotiationsOperations,
  jobs: [tellLapsedOffersJob],
  liveTopics: (database, gate) => [negotiationLiveTopic(database, gate), ownNegotiationsLiveTopic(gate)],
  pageHead: null,
  serveForMachines: null,
  listSitemapFiles: null,
  supplies: { takeAgreement },
  tablesOpenToTriggers: [],
  ownData,
  spaceRecords: null,
});
