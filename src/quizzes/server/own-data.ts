import { asc, eq } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { quizAttempts, quizShares } from '#quizzes/server/tables.ts';

/** A member's answers, results and shares, for the export of their own data. */
export async function collectOwnTests(database: Database, memberId: string) {
  const { quiz, quizVersion, state, answers, result, startedAt, finishedAt } = quizAttempts;
  const { createdAt, revokedAt } = quizShares;
  const [attempts, shares] = await Promise.all([
    database
      .select({ quiz, quizVersion, state, answers, result, startedAt, finishedAt })
      .from(quizAttempts)
      .where(eq(quizAttempts.memberId, memberId))
      .orderBy(asc(startedAt)),
    database
      .select({ quiz: quizShares.quiz, createdAt, revokedAt })
      .from(quizShares)
      .where(eq(quizShares.memberId, memberId))
      .orderBy(asc(createdAt)),
  ]);
  return { attempts, shares };
}

/** Erases every answer, result and shared link. */
export async function eraseOwnTests(transaction: Database, memberId: string): Promise<void> {
  await transaction.delete(quizShares).where(eq(quizShares.memberId, memberId));
  await transaction.delete(quizAttempts).where(eq(quizAttempts.memberId, memberId));
}
