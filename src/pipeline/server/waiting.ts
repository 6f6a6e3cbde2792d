import { type WaitingPart, waitingSource } from '#platform/capability/waiting.ts';
import { selectInterviewsToday } from '#pipeline/interviews/server/agenda/interviews-waiting.ts';
import { selectAnswersDue } from '#pipeline/interviews/server/answers-waiting.ts';
import { selectNewSuggestions } from '#pipeline/evaluation/server/suggestions/suggestions-waiting.ts';
import { selectLapsingInvitations } from '#pipeline/invitations/server/lapsing-waiting.ts';
import { selectOverdue } from '#pipeline/limits/server/overdue-waiting.ts';
import { selectUntold } from '#pipeline/moving/server/untold-waiting.ts';
import { companyTopic } from '#pipeline/candidates/server/topics.ts';
import { pipelineWaiting } from '#pipeline/paths.ts';

/** What waits for companies about their candidates. */
export const waiting: WaitingPart = {
  sources: [
    waitingSource({ kind: pipelineWaiting.candidatesOverdue, select: selectOverdue }),
    waitingSource({ kind: pipelineWaiting.answersDue, select: selectAnswersDue }),
    waitingSource({ kind: pipelineWaiting.peopleUntold, select: selectUntold }),
    waitingSource({ kind: pipelineWaiting.suggestionsToSee, select: selectNewSuggestions }),
    waitingSource({ kind: pipelineWaiting.interviewToday, select: selectInterviewsToday }),
    waitingSource({ kind: pipelineWaiting.invitationsLapsing, select: selectLapsingInvitations }),
  ],
  follows: ({ reach }) => (reach.every ? [] : reach.workspaceIds.map(companyTopic)),
};
