import { awaitsAnswer } from '#applications/rules/answer-promise.ts';
import { presentInterview } from '#applications/interviews/server/present-interview.ts';
import { listLatestInterviews } from '#applications/interviews/server/queries.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { profileFor } from '#profiles/rules/audience.ts';
import { emptyProfile } from '#profiles/rules/profile.ts';
import { readProfileOf } from '#profiles/server/queries.ts';
import { areResultsShared } from '#quizzes/server/result-consents.ts';
import { latestResults } from '#quizzes/server/queries.ts';
import { readCardRow } from '#pipeline/candidates/server/board-queries.ts';
import { findApplication, listHistory } from '#pipeline/candidates/server/candidate-queries.ts';
import { listComments } from '#pipeline/comments/server/comment-queries.ts';
import { presentCard } from '#pipeline/candidates/server/card-rows.ts';
import { abilitiesOf, canOpenResults } from '#pipeline/candidates/server/policy.ts';
import { findPositionById } from '#pipeline/candidates/server/position-queries.ts';
import { presentComment } from '#pipeline/comments/server/comment-on-candidate.ts';
import { mentionsByComment } from '#pipeline/comments/server/mentions/read-mentions.ts';
import {
  findSuggestion,
  listSuggestionSteps,
  presentSuggestion,
} from '#pipeline/evaluation/server/suggestions/queries.ts';
import { wantedSkills } from '#pipeline/candidates/server/require-position.ts';

/** All data that the company may see of a candidate, in one answer. */
export async function readCandidate(context: SignedInContext, applicationId: string) {
  const { database, reach, session, now } = context;
  const application = await findApplication(database, reach, applicationId);
  if (!application) throw platformErrors.notFound();
  const [
    row,
    position,
    profile,
    history,
    comments,
    interviews,
    results,
    isShared,
    called,
    suggestion,
    suggestionSteps,
  ] = await Promise.all([
    readCardRow(database, applicationId),
    findPositionById(database, reach, application.positionId),
    readProfileOf(database, application.memberId),
    listHistory(database, applicationId),
    listComments(database, applicationId),
    listLatestInterviews(database, [applicationId]),
    latestResults(database, application.memberId),
    areResultsShared(database, reach, application.memberId),
    mentionsByComment(database, applicationId),
    findSuggestion(database, applicationId),
    listSuggestionSteps(database, applicationId),
  ]);
  if (!row || !position) throw platformErrors.notFound();
  return {
    card: presentCard(row, wantedSkills(position), now),
    position,
    wantedSkills: wantedSkills(position),
    profile: profileFor('company', { ...(profile?.content ?? emptyProfile()), displayName: row.name }),
    history: history.map(({ actorName, actorImage, at, ...entry }) => ({
      ...entry,
      actor: actorName === null ? null : { name: actorName, image: actorImage },
      at: at.toISOString(),
    })),
    suggestion: suggestion && presentSuggestion(suggestion, context),
    suggestionSteps,
    comments: comments.map((comment) => presentComment(comment, called, session.userId)),
    interviews: interviews.map((one) => presentInterview(one, application.memberId, now)),
    answerDueAt: awaitsAnswer(application) ? application.answerDueAt.toISOString() : null,
    areResultsShared: isShared,
    finishedTests: canOpenResults(context) ? results.map(({ quiz }) => quiz) : null,
    isOfCompany: session.role === 'squadOwner',
    isAffirmative: position.isAffirmative,
    abilities: abilitiesOf(context),
  };
}
