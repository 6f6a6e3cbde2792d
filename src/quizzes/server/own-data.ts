import { asc, eq } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { quizAttempts, quizShares, resultConsents } from '#quizzes/server/tables.ts';
import { workspaces } from '#workspaces/server/tables.ts';

/** A member's answers, results, shares and the companies that may read them, for the export of their own data. */
export async function collectOwnTests(database: Database, memberId: string) {
  const { quiz, quizVersion, state, answers, result, startedAt, finishedAt } = quizAttempts;
  const { createdAt, revokedAt } = quizShares;
  const [attempts, shares, companies] = await Promise.all([
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
    database
      .select({ company: workspaces.company, grantedAt: resultConsents.grantedAt })
      .from(resultConsents)
      .innerJoin(workspaces, eq(workspaces.id, resultConsents.workspaceId))
      .where(eq(resultConsents.memberId, memberId))
      .orderBy(asc(resultConsents.grantedAt)),
  ]);
  return { attempts, shares, companies };
}

/** Erases every answer, result, shared link and consent. */
export async function eraseOwnTests(transaction: Database, memberId: string): Promise<void> {
  await transaction.delete(resultConsents).where(eq(resultConsents.memberId, memberId));
  await transaction.delete(quizShares).where(eq(quizShares.memberId, memberId));
  await transaction.delete(quizAttempts).where(eq(quizAttempts.memberId, memberId));
}
