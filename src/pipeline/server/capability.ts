import { pipelineContract } from '#pipeline/contract.ts';
import { agendaContract } from '#pipeline/interviews/contract/agenda.ts';
import { companyContract } from '#pipeline/company/contract/company.ts';
import { mentionsContract } from '#pipeline/conversation/contract/mentions.ts';
import { processViewContract } from '#pipeline/panel/contract/process-view.ts';
import { scorecardsContract } from '#pipeline/evaluation/contract/scorecards.ts';
import { squadContract } from '#pipeline/selection/contract/squad.ts';
import { candidateSuggestionsContract } from '#pipeline/evaluation/contract/suggestions.ts';
import { toolsContract } from '#pipeline/contract/tools.ts';
import { processContract } from '#pipeline/interviews/contract.ts';
import { agendaOperations } from '#pipeline/interviews/server/agenda/operations.ts';
import { companyLiveTopic } from '#pipeline/company/server/live-topic.ts';
import { companyOperations } from '#pipeline/company/server/operations.ts';
import { remindOfLimitsJob } from '#pipeline/limits/server/remind-of-limits.ts';
import { pipelineLiveTopic } from '#pipeline/board/server/live-topic.ts';
import { mentionsOperations } from '#pipeline/conversation/server/mentions/operations.ts';
import { pipelineOperations } from '#pipeline/server/operations.ts';
import { processOperations } from '#pipeline/interviews/server/operations.ts';
import { processViewOperations } from '#pipeline/panel/server/process-view/operations.ts';
import { ownData, spaceRecords } from '#pipeline/server/records.ts';
import { scorecardsOperations } from '#pipeline/evaluation/server/scorecards/operations.ts';
import { squadOperations } from '#pipeline/selection/server/squad/operations.ts';
import { candidateSuggestionsOperations } from '#pipeline/evaluation/server/suggestions/operations.ts';
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
  ownData,
  spaceRecords,
});
