import { finds } from '#pipeline/server/findable.ts';
import { candidatesContract } from '#pipeline/candidates/contract.ts';
import { boardContract } from '#pipeline/board/contract.ts';
import { selectionContract } from '#pipeline/selection/contract/selections.ts';
import { candidateContract } from '#pipeline/panel/contract/candidate.ts';
import { commentsContract } from '#pipeline/comments/contract/comments.ts';
import { vacancyAdminContract } from '#pipeline/vacancy-admin/contract.ts';
import { tagsContract } from '#pipeline/tags/contract.ts';
import { invitationsContract } from '#pipeline/invitations/contract.ts';
import { answerInvitations } from '#pipeline/invitations/server/answer-invitations.ts';
import { invitationsOperations } from '#pipeline/invitations/server/operations.ts';
import { purgeInvitationsJob } from '#pipeline/invitations/server/purge-invitations.ts';
import { remindInvitedJob } from '#pipeline/invitations/server/remind-invited.ts';
import { filesContract } from '#pipeline/files/contract.ts';
import { duplicatesContract } from '#pipeline/duplicates/contract.ts';
import { viewsContract } from '#pipeline/company/contract/views.ts';
import { limitsContract } from '#pipeline/limits/contract.ts';
import { candidatesOperations } from '#pipeline/candidates/server/operations.ts';
import { boardOperations } from '#pipeline/board/server/operations.ts';
import { selectionOperations } from '#pipeline/selection/server/operations.ts';
import { candidateOperations } from '#pipeline/panel/server/operations.ts';
import { commentsOperations } from '#pipeline/comments/server/operations.ts';
import { vacancyAdminOperations } from '#pipeline/vacancy-admin/server/operations.ts';
import { tagsOperations } from '#pipeline/tags/server/operations.ts';
import { filesOperations } from '#pipeline/files/server/operations.ts';
import { duplicatesOperations } from '#pipeline/duplicates/server/operations.ts';
import { viewsOperations } from '#pipeline/company/server/views/operations.ts';
import { limitsOperations } from '#pipeline/limits/server/operations.ts';
import { agendaContract } from '#pipeline/interviews/contract/agenda.ts';
import { companyContract } from '#pipeline/company/contract/company.ts';
import { mentionsContract } from '#pipeline/comments/contract/mentions.ts';
import { processViewContract } from '#pipeline/panel/contract/process-view.ts';
import { scorecardsContract } from '#pipeline/evaluation/contract/scorecards.ts';
import { squadContract } from '#pipeline/selection/contract/squad.ts';
import { candidateSuggestionsContract } from '#pipeline/evaluation/contract/suggestions.ts';
import { processContract } from '#pipeline/interviews/contract.ts';
import { agendaOperations } from '#pipeline/interviews/server/agenda/operations.ts';
import { companyLiveTopic } from '#pipeline/company/server/live-topic.ts';
import { companyOperations } from '#pipeline/company/server/operations.ts';
import { movingContract } from '#pipeline/moving/contract.ts';
import { movingOperations } from '#pipeline/moving/server/operations.ts';
import { sendRejectionsJob } from '#pipeline/moving/server/send-rejections.ts';
import { remindOfLimitsJob } from '#pipeline/limits/server/remind-of-limits.ts';
import { pipelineLiveTopic } from '#pipeline/board/server/live-topic.ts';
import { mentionsOperations } from '#pipeline/comments/server/mentions/operations.ts';
import { processOperations } from '#pipeline/interviews/server/operations.ts';
import { processViewOperations } from '#pipeline/panel/server/process-view/operations.ts';
import { ownData, spaceRecords } from '#pipeline/server/records.ts';
import { scorecardsOperations } from '#pipeline/evaluation/server/scorecards/operations.ts';
import { squadOperations } from '#pipeline/selection/server/squad/operations.ts';
import { candidateSuggestionsOperations } from '#pipeline/evaluation/server/suggestions/operations.ts';
import { isCandidateOf } from '#pipeline/candidates/server/candidate-queries.ts';
import { endInvitations } from '#pipeline/selection/server/squad/end-invitations.ts';
import { inviteInHouse } from '#pipeline/selection/server/squad/invite-in-house.ts';
import { waiting } from '#pipeline/server/waiting.ts';
import { defineServerCapability } from '#platform/capability/server-capability.ts';

export const capability = defineServerCapability({
  contract: {
    ...candidatesContract,
    ...movingContract,
    ...boardContract,
    ...selectionContract,
    ...candidateContract,
    ...commentsContract,
    ...vacancyAdminContract,
    ...squadContract,
    ...processContract,
    ...agendaContract,
    ...scorecardsContract,
    ...mentionsContract,
    ...processViewContract,
    ...candidateSuggestionsContract,
    ...companyContract,
    ...tagsContract,
    ...filesContract,
    ...duplicatesContract,
    ...viewsContract,
    ...limitsContract,
    ...invitationsContract,
  },
  operations: [
    ...candidatesOperations,
    ...movingOperations,
    ...boardOperations,
    ...selectionOperations,
    ...candidateOperations,
    ...commentsOperations,
    ...vacancyAdminOperations,
    ...squadOperations,
    ...processOperations,
    ...agendaOperations,
    ...scorecardsOperations,
    ...mentionsOperations,
    ...processViewOperations,
    ...candidateSuggestionsOperations,
    ...companyOperations,
    ...tagsOperations,
    ...filesOperations,
    ...duplicatesOperations,
    ...viewsOperations,
    ...limitsOperations,
    ...invitationsOperations,
  ],
  jobs: [remindOfLimitsJob, sendRejectionsJob, remindInvitedJob, purgeInvitationsJob],
  liveTopics: (database, gate) => [pipelineLiveTopic(database, gate), companyLiveTopic(database, gate)],
  waiting,
  finds,
  pageHead: null,
  serveForMachines: null,
  listSitemapFiles: null,
  supplies: { isCandidateOf, inviteInHouse, endInvitations, answerInvitations },
  tablesOpenToTriggers: ['in_house_invitations'],
  ownData,
  spaceRecords,
});
