import { implement } from '#platform/http/implement.ts';
import { scorecardsContract } from '#pipeline/evaluation/contract/scorecards.ts';
import { readCompanyQuestions, setCompanyQuestions } from './company-questions.ts';
import { fillInScorecard } from './fill-in-scorecard.ts';
import { readQuestions, setQuestions } from './questions.ts';
import { readScorecards } from './read-scorecards.ts';

export const scorecardsOperations = implement(scorecardsContract, {
  'GET /candidates/{applicationId}/scorecards': ({ params, context }) => readScorecards(context, params.applicationId),
  'PUT /candidates/{applicationId}/scorecards/{stage}': ({ params, body, context }) =>
    fillInScorecard(context, params, body),
  'GET /candidates/scorecardQuestions': ({ query, context }) => readCompanyQuestions(context, query.workspaceId),
  'PUT /candidates/scorecardQuestions/{stage}': ({ params, query, body, context }) =>
    setCompanyQuestions(context, query.workspaceId, { ...params, ...body }),
  'GET /myProjects/{projectId}/positions/{positionIndex}/scorecardQuestions': ({ params, context }) =>
    readQuestions(context, params),
  'PUT /myProjects/{projectId}/positions/{positionIndex}/scorecardQuestions/{stage}': ({ params, body, context }) =>
    setQuestions(context, params, body),
});
