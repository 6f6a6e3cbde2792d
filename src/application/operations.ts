import { accountsOperations } from '#accounts/server/operations.ts';
import { backofficeOperations } from '#backoffice/server/operations.ts';
import { applicationsOperations } from '#jobs/server/application-operations.ts';
import { calendarFeedOperations } from '#jobs/server/interviews/operations.ts';
import { jobsOperations } from '#jobs/server/operations.ts';
import { negotiationsOperations } from '#negotiations/server/operations.ts';
import { ownDataOperations } from '#own-data/server/operations.ts';
import { agendaOperations } from '#pipeline/server/agenda/operations.ts';
import { companyOperations } from '#pipeline/server/company/operations.ts';
import { pipelineOperations } from '#pipeline/server/operations.ts';
import { toolsOperations } from '#pipeline/server/tools-operations.ts';
import { processViewOperations } from '#pipeline/server/process-view/operations.ts';
import { squadOperations } from '#pipeline/server/squad/operations.ts';
import { processOperations } from '#pipeline/server/process-operations.ts';
import { mentionsOperations } from '#pipeline/server/mentions/operations.ts';
import { candidateSuggestionsOperations } from '#pipeline/server/suggestions/operations.ts';
import { scorecardsOperations } from '#pipeline/server/scorecards/operations.ts';
import { profilesOperations } from '#profiles/server/operations.ts';
import { professionalsOperations } from '#projects/server/professionals/operations.ts';
import { sharesOperations } from '#projects/server/shares/operations.ts';
import { templatesOperations } from '#projects/server/templates/operations.ts';
import { projectsOperations } from '#projects/server/operations.ts';
import { quizzesOperations } from '#quizzes/server/operations.ts';
import { suggestionsOperations } from '#suggestions/server/operations.ts';
import { statisticsOperations } from '#statistics/server/operations.ts';
import { supportOperations } from '#support/server/operations.ts';
import { talentOperations } from '#talent/server/operations.ts';
import { taxonomyOperations } from '#taxonomy/server/operations.ts';
import { walletOperations } from '#wallet/server/operations.ts';
import { workspacesOperations } from '#workspaces/server/operations.ts';
import type { BoundOperation } from '#platform/http/implement.ts';

/** Every call, bound to its use case. */
export const operations: readonly BoundOperation[] = [
  ...taxonomyOperations,
  ...accountsOperations,
  ...workspacesOperations,
  ...supportOperations,
  ...profilesOperations,
  ...quizzesOperations,
  ...projectsOperations,
  ...professionalsOperations,
  ...templatesOperations,
  ...sharesOperations,
  ...jobsOperations,
  ...applicationsOperations,
  ...calendarFeedOperations,
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
  ...negotiationsOperations,
  ...talentOperations,
  ...suggestionsOperations,
  ...statisticsOperations,
  ...walletOperations,
  ...backofficeOperations,
  ...ownDataOperations,
];
