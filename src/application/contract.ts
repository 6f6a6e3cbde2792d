import { accountsContract } from '#accounts/contract.ts';
import { backofficeContract } from '#backoffice/contract.ts';
import { applicationsContract } from '#jobs/contract/applications.ts';
import { calendarFeedContract } from '#jobs/contract/calendar-feed.ts';
import { jobsContract } from '#jobs/contract.ts';
import { pipelineContract } from '#pipeline/contract.ts';
import { companyContract } from '#pipeline/contract/company.ts';
import { toolsContract } from '#pipeline/contract/tools.ts';
import { agendaContract } from '#pipeline/contract/agenda.ts';
import { mentionsContract } from '#pipeline/contract/mentions.ts';
import { candidateSuggestionsContract } from '#pipeline/contract/suggestions.ts';
import { scorecardsContract } from '#pipeline/contract/scorecards.ts';
import { processViewContract } from '#pipeline/contract/process-view.ts';
import { squadContract } from '#pipeline/contract/squad.ts';
import { processContract } from '#pipeline/process-contract.ts';
import { negotiationsContract } from '#negotiations/contract.ts';
import { ownDataContract } from '#own-data/contract.ts';
import type { Contract } from '#platform/contract/operation.ts';
import { profilesContract } from '#profiles/contract.ts';
import { professionalsContract } from '#projects/contract/professionals.ts';
import { sharesContract } from '#projects/contract/shares.ts';
import { templatesContract } from '#projects/contract/templates.ts';
import { projectsContract } from '#projects/contract.ts';
import { quizzesContract } from '#quizzes/contract.ts';
import { suggestionsContract } from '#suggestions/contract.ts';
import { statisticsContract } from '#statistics/contract.ts';
import { supportContract } from '#support/contract.ts';
import { talentContract } from '#talent/contract.ts';
import { taxonomyContract } from '#taxonomy/contract.ts';
import { walletContract } from '#wallet/contract.ts';
import { workspacesContract } from '#workspaces/contract.ts';

/** Every call of the product. */
export const contract: Contract = {
  ...taxonomyContract,
  ...accountsContract,
  ...workspacesContract,
  ...supportContract,
  ...profilesContract,
  ...quizzesContract,
  ...projectsContract,
  ...professionalsContract,
  ...templatesContract,
  ...sharesContract,
  ...jobsContract,
  ...applicationsContract,
  ...calendarFeedContract,
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
  ...negotiationsContract,
  ...talentContract,
  ...suggestionsContract,
  ...statisticsContract,
  ...walletContract,
  ...backofficeContract,
  ...ownDataContract,
};
