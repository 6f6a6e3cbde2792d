import { findPerson } from '#accounts/server/queries.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { type QuizKey, quizKeys } from '#quizzes/rules/quiz.ts';
import { retakeAllowedAt } from '#quizzes/rules/retake.ts';
import { presentFinished, presentShare } from '#quizzes/server/present-attempt.ts';
import { areResultsShared } from '#quizzes/server/result-consents.ts';
import { latestFinished, latestResults, openShare } from '#quizzes/server/queries.ts';

/** The caller's latest result of a test with its answers, and the link when it is shared. */
export async function readResult({ database, session }: SignedInContext, quiz: QuizKey) {
  const own = { memberId: session.userId, quiz };
  const [latest, share] = await Promise.all([latestFinished(database, own), openShare(database, own)]);
  const finished = latest && {
    ...presentFinished(latest),
    answers: latest.answers,
    retakeAllowedAt: retakeAllowedAt(quiz, latest.finishedAt!).toISOString(),
  };
  return { finished: finished ?? null, share: share ? presentShare(share) : null };
}

export async function readOwnResults({ database, session }: SignedInContext) {
  return readJointResults(database, session.userId);
}

/** For companies with this professional as a candidate, as far as they may read the results; for others the id is not found. */
export async function readCandidateResults({ database, reach, ports }: SignedInContext, memberId: string) {
  if (!(await ports.isCandidateOf(database, reach, memberId))) throw platformErrors.notFound();
  const joint = await readJointResults(database, memberId);
  const isShared = await areResultsShared(database, reach, memberId);
  return isShared ? joint : { ...joint, isShared, results: [] };
}

/** Never includes the answers. */
async function readJointResults(database: Database, memberId: string) {
  const [person, attempts] = await Promise.all([findPerson(database, memberId), latestResults(database, memberId)]);
  const inOrder = quizKeys.flatMap((quiz) => attempts.filter((attempt) => attempt.quiz === quiz));
  return { memberId, name: person?.name ?? '', isShared: true, results: inOrder.map(presentFinished) };
}
