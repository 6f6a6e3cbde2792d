import { and, eq, isNull } from 'drizzle-orm';
import { lockCaller } from '#accounts/server/own-data/erase-account.ts';
import { newLinkToken } from '#platform/encryption/link-token.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { quizErrors } from '#quizzes/errors.ts';
import type { QuizKey } from '#quizzes/rules/quiz.ts';
import { presentShare } from '#quizzes/server/present-attempt.ts';
import { latestFinished, openShare } from '#quizzes/server/queries.ts';
import { quizShares } from '#quizzes/server/tables.ts';
import { recordOfMember } from '#profiles/server/record-of-member.ts';
import { quizHappenings } from '#quizzes/happenings.ts';

/** Creates the link to the caller's latest result of a test, or returns the active one. */
export async function shareResult({ database, session, now }: SignedInContext, quiz: QuizKey) {
  const own = { memberId: session.userId, quiz };
  return database.transaction(async (transaction) => {
    await lockCaller(transaction, session.userId);
    if (!(await latestFinished(transaction, own))) throw quizErrors.nothingToShare();
    const open = await openShare(transaction, own);
    if (open) return presentShare(open);
    const [made] = await transaction
      .insert(quizShares)
      .values({ ...own, ...newLinkToken(), createdAt: now })
      .returning();
    await recordOfMember(transaction, quizHappenings.shared, own.memberId);
    return presentShare(made!);
  });
}

/** Revokes the link for good: sharing again creates another. */
export async function revokeShare({ database, session, now }: SignedInContext, quiz: QuizKey) {
  const open = and(eq(quizShares.memberId, session.userId), eq(quizShares.quiz, quiz), isNull(quizShares.revokedAt));
  await database.transaction(async (transaction) => {
    const revoked = await transaction.update(quizShares).set({ revokedAt: now }).where(open).returning();
    if (revoked.length > 0) await recordOfMember(transaction, quizHappenings.shareRevoked, session.userId);
  });
  return { done: true as const };
}
