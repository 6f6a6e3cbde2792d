import { quizzes, type QuizResult } from '#quizzes/rules/quiz-registry.ts';
import { sharedResultPath } from '#quizzes/paths.ts';
import { readLinkToken } from '#platform/encryption/link-token.ts';
import type { AttemptRow } from '#quizzes/server/queries.ts';
import type { quizShares } from '#quizzes/server/tables.ts';

export function presentAttempt({ id, quiz, quizVersion, answers, answeredSteps, version }: AttemptRow) {
  return { id, quiz, quizVersion, answers, answeredSteps, stepCount: quizzes[quiz].stepCount, version };
}

/** A stored result, with the version that produced it. */
export function presentFinished({ quiz, quizVersion, result, finishedAt }: AttemptRow) {
  return { quiz, quizVersion, result: result as QuizResult, finishedAt: finishedAt!.toISOString() };
}

export function presentShare(share: typeof quizShares.$inferSelect) {
  const { memberId, quiz } = share;
  const token = readLinkToken(share);
  return { token, path: sharedResultPath(quiz, memberId, token) };
}
