import { z } from 'zod';
import { fileAnswer } from '#platform/contract/file-answer.ts';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { quizHappenings } from '#quizzes/happenings.ts';
import { done, language, moment, version } from '#platform/contract/schemas.ts';
import { openToUnverified, recordsNothing } from '#platform/contract/stated-reasons.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { quizErrors } from '#quizzes/errors.ts';
import type { QuizResult } from '#quizzes/rules/quiz-registry.ts';
import { quizKeys } from '#quizzes/rules/quiz.ts';

const member = { roles: ['squadMember'] } as const;
const companies = { roles: ['squadOwner', 'recruiter', 'admin'], permission: 'chooseSuggested' } as const;
const inLanguage = z.object({ language });
/** Documents are generated for each request. */
const documentLimit = { count: 60, seconds: 3600 } as const;
const quiz = z.enum(quizKeys);
const ofQuiz = z.object({ quiz });
const step = z.int().min(0).max(1_000);
/** The format of an answer depends on the step; `readStep` of the test's rules validates it. */
const answer = z.unknown();
const result = z.custom<QuizResult>();

const overview = z.object({
  quiz,
  minutes: z.int(),
  /** The state of the open attempt; `finished` when there is none but a result. */
  state: z.enum(['notStarted', 'inProgress', 'finished']),
  answeredSteps: z.int(),
  stepCount: z.int(),
  /** When the latest result was created; also set during a retake. */
  finishedAt: moment.nullable(),
  retakeAllowedAt: moment.nullable(),
});

const attempt = z.object({
  id: z.uuid(),
  quiz,
  quizVersion: z.int(),
  /** Keyed by the number of the step, from 0. */
  answers: z.record(z.string(), answer),
  answeredSteps: z.int(),
  stepCount: z.int(),
  version,
});

const share = z.object({ token: z.string(), path: z.string() });
const finished = z.object({ quiz, quizVersion: z.int(), result, finishedAt: moment });
/** Only for the member: the answers let the page show how each figure was computed. */
const ownFinished = finished.extend({ answers: z.record(z.string(), answer), retakeAllowedAt: moment });
/** The latest result of each finished test of a member, in the order of the tests. */
const joint = z.object({
  memberId: z.uuid(),
  name: z.string(),
  /** Whether the member lets the caller's company read them; otherwise there are none. */
  isShared: z.boolean(),
  results: z.array(finished),
});

const saveErrors = [
  quizErrors.notStarted,
  quizErrors.finished,
  quizErrors.newVersion,
  quizErrors.answerRefused,
  platformErrors.staleVersion,
];

export const quizzesContract = defineContract({
  'GET /tests': operation({
    summary: 'The four tests, and how far the caller is with each',
    access: member,
    output: z.object({ tests: z.array(overview) }),
  }),
  'POST /tests/{quiz}/start': operation({
    summary: 'Begins a test or goes on with the open attempt',
    access: member,
    changes: recordsNothing.draft,
    unverified: openToUnverified.oneself,
    params: ofQuiz,
    output: attempt,
    errors: [quizErrors.retakeTooEarly],
  }),
  'GET /tests/{quiz}/attempt': operation({
    summary: 'The open attempt with its answers; null when there is none',
    access: member,
    params: ofQuiz,
    output: z.object({ attempt: attempt.nullable() }),
  }),
  'PUT /tests/{quiz}/steps/{step}': operation({
    summary: 'Keeps the answer of one step',
    access: member,
    changes: recordsNothing.draft,
    unverified: openToUnverified.oneself,
    params: z.object({ quiz, step: z.coerce.number<string>().pipe(step) }),
    body: z.strictObject({ version, answer }),
    output: attempt,
    errors: saveErrors,
  }),
  'PUT /tests/{quiz}/steps': operation({
    summary:
      'Keeps the answers that were given without a connection: all of them or none; of two for a step the later counts',
    access: member,
    changes: recordsNothing.draft,
    unverified: openToUnverified.oneself,
    params: ofQuiz,
    body: z.strictObject({ version, answers: z.array(z.strictObject({ step, answer })).min(1).max(200) }),
    output: attempt,
    errors: saveErrors,
  }),
  'POST /tests/{quiz}/finish': operation({
    summary: 'Makes the result of a complete attempt; asked again it answers the same result',
    access: member,
    changes: [quizHappenings.finished],
    unverified: openToUnverified.oneself,
    params: ofQuiz,
    body: z.strictObject({ version }),
    output: finished,
    errors: [
      quizErrors.notStarted,
      quizErrors.finished,
      quizErrors.newVersion,
      quizErrors.stepsMissing,
      platformErrors.staleVersion,
    ],
  }),
  'GET /tests/{quiz}/result': operation({
    summary: 'The latest result with its answers, and the link under which it is shared; null when there is none',
    access: member,
    params: ofQuiz,
    output: z.object({ finished: ownFinished.nullable(), share: share.nullable() }),
  }),
  'GET /testResults': operation({
    summary: "The caller's results of all finished tests together",
    access: member,
    output: joint,
  }),
  'GET /users/{userId}/testResults': operation({
    summary: 'The results of all finished tests of a professional who is a candidate of the company',
    access: companies,
    params: z.object({ userId: z.uuid() }),
    output: joint,
    errors: [platformErrors.notFound],
  }),
  'GET /testResults/pdf': operation({
    summary: "The caller's results together as a PDF",
    access: member,
    query: inLanguage,
    output: fileAnswer,
    errors: [platformErrors.notFound],
    limit: documentLimit,
  }),
  'GET /users/{userId}/testResults/pdf': operation({
    summary: "A candidate's results together as a PDF",
    access: companies,
    params: z.object({ userId: z.uuid() }),
    query: inLanguage,
    output: fileAnswer,
    errors: [platformErrors.notFound],
    limit: documentLimit,
  }),
  'POST /tests/{quiz}/share': operation({
    summary: 'Makes a link under which anybody sees the latest result; the same one while it is not revoked',
    access: { ...member, verified: true },
    changes: [quizHappenings.shared],
    params: ofQuiz,
    output: share,
    errors: [quizErrors.nothingToShare],
  }),
  'DELETE /tests/{quiz}/share': operation({
    summary: 'Revokes the link to a result',
    access: member,
    changes: [quizHappenings.shareRevoked],
    unverified: openToUnverified.oneself,
    params: ofQuiz,
    output: done,
  }),
  'GET /sharedTests/{userId}/{quiz}': operation({
    summary: 'A result that its member shares, with the name',
    access: 'public',
    params: z.object({ userId: z.uuid(), quiz }),
    query: z.object({ token: z.string().max(100).default('') }),
    output: finished.extend({ name: z.string() }),
    errors: [platformErrors.notFound],
    limit: { count: 60, seconds: 60 },
  }),
});
