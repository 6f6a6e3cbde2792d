import { pipelineContract } from '#pipeline/contract.ts';
import { agendaContract } from '#pipeline/contract/agenda.ts';
import { companyContract } from '#pipeline/contract/company.ts';
import { mentionsContract } from '#pipeline/contract/mentions.ts';
import { processViewContract } from '#pipeline/contract/process-view.ts';
import { scorecardsContract } from '#pipeline/contract/scorecards.ts';
import { squadContract } from '#pipeline/contract/squad.ts';
import { candidateSuggestionsContract } from '#pipeline/contract/suggestions.ts';
import { toolsContract } from '#pipeline/contract/tools.ts';
import { processContract } from '#pipeline/process-contract.ts';
import { agendaOperations } from '#pipeline/server/agenda/operations.ts';
import { companyLiveTopic } from '#pipeline/server/company/live-topic.ts';
import { companyOperations } from '#pipeline/server/company/operations.ts';
import { remindOfLimitsJob } from '#pipeline/server/limits/remind-of-limits.ts';
import { pipelineLiveTopic } from '#pipeline/server/live-topic.ts';
import { mentionsOperations } from '#pipeline/server/mentions/operations.ts';
import { pipelineOperations } from '#pipeline/server/operations.ts';
import { processOperations } from '#pipeline/server/process-operations.ts';
import { processViewOperations } from '#pipeline/server/process-view/operations.ts';
import { scorecardsOperations } from '#pipeline/server/scorecards/operations.ts';
import { squadOperations } from '#pipeline/server/squad/operations.ts';
import { candidateSuggestionsOperations } from '#pipeline/server/suggestions/operations.ts';
import { toolsOperations } from '#pipeline/server/tools-operations.ts';
import { defineServerCapability } from '#platform/capability/server-capability.ts';

export const capability = defineServerCapability({
  contract: {
    ...pipelineContract,
    ...squadContract,
    ...processContract,
    ...agendaContract,
    ...scorecardsContract,
    ...mentionsContract,
    ...processViewContract,
    ...candidateSuggestionsContract,
    ...companyContract,
    ...toolsContract,
  },
  operations: [
    ...pipelineOperations,
    ...squadOperations,
    ...processOperations,
    ...agendaOperations,
    ...scorecardsOperations,
    ...mentionsOperations,
    ...processViewOperations,
    ...candidateSuggestionsOperations,
    ...companyOperations,
    ...toolsOperations,
  ],
  jobs: [remindOfLimitsJob],
  liveTopics: (database, gate) => [pipelineLiveTopic(database, gate), companyLiveTopic(database, gate)],
  pageHead: null,
  serveForMachines: null,
  listSitemapFiles: null,
  tablesOpenToTriggers: ['in_house_invitations'],
});
