import { type WaitingPart, waitingSource } from '#platform/capability/waiting.ts';
import { selectInterviewsToday } from '#pipeline/interviews/server/agenda/interviews-waiting.ts';
import { selectAnswersDue } from '#pipeline/interviews/server/answers-waiting.ts';
import { selectNewSuggestions } from '#pipeline/evaluation/server/suggestions/suggestions-waiting.ts';
import {
  selectCandidatesMessages,
  selectCompaniesMessages,
  selectReports,
} from '#pipeline/conversation/server/threads/messages-waiting.ts';
import { selectLapsingInvitations } from '#pipeline/invitations/server/lapsing-waiting.ts';
import { selectOverdue } from '#pipeline/limits/server/overdue-waiting.ts';
import { selectUntold } from '#pipeline/moving/server/untold-waiting.ts';
import { companyTopic } from '#pipeline/candidates/server/topics.ts';
import { pipelineWaiting } from '#pipeline/paths.ts';

/** What waits for companies about their candidates, and for professionals whom a company wrote to. */
export const waiting: WaitingPart = {
  sources: [
    waitingSource({ kind: pipelineWaiting.candidatesOverdue, select: selectOverdue }),
    waitingSource({ kind: pipelineWaiting.answersDue, select: selectAnswersDue }),
    waitingSource({ kind: pipelineWaiting.peopleUntold, select: selectUntold }),
    waitingSource({ kind: pipelineWaiting.suggestionsToSee, select: selectNewSuggestions }),
    waitingSource({ kind: pipelineWaiting.interviewToday, select: selectInterviewsToday }),
    waitingSource({ kind: pipelineWaiting.invitationsLapsing, select: selectLapsingInvitations }),
    waitingSource({ kind: pipelineWaiting.candidateMessages, select: selectCandidatesMessages }),
    waitingSource({ kind: pipelineWaiting.companyMessage, select: selectCompaniesMessages }),
    waitingSource({ kind: pipelineWaiting.reportedConversation, select: selectReports }),
  ],
  follows: ({ reach }) => (reach.every ? [] : reach.workspaceIds.map(companyTopic)),
};
