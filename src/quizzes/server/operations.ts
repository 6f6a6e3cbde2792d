import { implement } from '#platform/http/implement.ts';
import { quizzesContract } from '#quizzes/contract.ts';
import { answerCandidateDocument, answerOwnDocument } from '#quizzes/server/answer-document.ts';
import { finishAttempt } from '#quizzes/server/finish-attempt.ts';
import { readSharedResult } from '#quizzes/server/shares/read-shared-result.ts';
import { readTests } from '#quizzes/server/read-tests.ts';
import { saveAnswers } from '#quizzes/server/save-answers.ts';
import { readCandidateResults, readOwnResults, readResult } from '#quizzes/server/read-results.ts';
import { revokeShare, shareResult } from '#quizzes/server/shares/share-result.ts';
import { readAttempt, startAttempt } from '#quizzes/server/start-attempt.ts';

export const quizzesOperations = implement(quizzesContract, {
  'GET /tests': ({ context }) => readTests(context),
  'POST /tests/{quiz}/start': ({ params, context }) => startAttempt(context, params.quiz),
  'GET /tests/{quiz}/attempt': ({ params, context }) => readAttempt(context, params.quiz),
  'PUT /tests/{quiz}/steps/{step}': ({ params: { quiz, step }, body: { version, answer }, context }) =>
    saveAnswers(context, { quiz, version, given: [{ step, answer, path: 'answer' }] }),
  'PUT /tests/{quiz}/steps': ({ params: { quiz }, body: { version, answers }, context }) => {
    const given = answers.map((one, index) => ({ ...one, path: `answers.${index}.answer` }));
    return saveAnswers(context, { quiz, version, given });
  },
  'POST /tests/{quiz}/finish': ({ params, body, context }) => finishAttempt(context, { ...params, ...body }),
  'GET /tests/{quiz}/result': ({ params, context }) => readResult(context, params.quiz),
  'GET /testResults': ({ context }) => readOwnResults(context),
  'GET /users/{userId}/testResults': ({ params, context }) => readCandidateResults(context, params.userId),
  'GET /testResults/pdf': ({ query, context }) => answerOwnDocument(context, query.language),
  'GET /users/{userId}/testResults/pdf': ({ params, query, context }) =>
    answerCandidateDocument(context, params.userId, query.language),
  'POST /tests/{quiz}/share': ({ params, context }) => shareResult(context, params.quiz),
  'DELETE /tests/{quiz}/share': ({ params, context }) => revokeShare(context, params.quiz),
  'GET /sharedTests/{userId}/{quiz}': ({ params, query, context }) =>
    readSharedResult(context, { memberId: params.userId, quiz: params.quiz, token: query.token }),
});
