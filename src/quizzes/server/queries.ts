import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { announceWaiting } from '#platform/events/announce-waiting.ts';
import type { QuizKey } from '#quizzes/rules/quiz.ts';
import { quizAttempts, quizShares } from '#quizzes/server/tables.ts';

export type AttemptRow = typeof quizAttempts.$inferSelect;
/** The member and the test. */
export interface OwnQuiz {
  memberId: string;
  quiz: QuizKey;
}

const ofMember = ({ memberId, quiz }: OwnQuiz) => and(eq(quizAttempts.memberId, memberId), eq(quizAttempts.quiz, quiz));

/** Locks the open attempt until the transaction ends, so that a concurrent save sees this change. */
export async function lockOpenAttempt(transaction: Database, own: OwnQuiz): Promise<AttemptRow | undefined> {
  const [open] = await transaction
    .select()
    .from(quizAttempts)
    .where(and(ofMember(own), eq(quizAttempts.state, 'inProgress')))
    .for('update');
  return open;
}

export async function latestFinished(database: Database, own: OwnQuiz): Promise<AttemptRow | undefined> {
  const [latest] = await database
    .select()
    .from(quizAttempts)
    .where(and(ofMember(own), eq(quizAttempts.state, 'finished')))
    .orderBy(desc(quizAttempts.finishedAt))
    .limit(1);
  return latest;
}

/** The latest finished attempt of each test. */
export async function latestResults(database: Database, memberId: string): Promise<AttemptRow[]> {
  return database
    .selectDistinctOn([quizAttempts.quiz])
    .from(quizAttempts)
    .where(and(eq(quizAttempts.memberId, memberId), eq(quizAttempts.state, 'finished')))
    .orderBy(quizAttempts.quiz, desc(quizAttempts.finishedAt));
}

/** The open attempt and the latest finished one of each test, where they exist. */
export async function latestAttempts(database: Database, memberId: string) {
  const { quiz, state, answeredSteps, finishedAt } = quizAttempts;
  return database
    .selectDistinctOn([quiz, state], { quiz, state, answeredSteps, finishedAt })
    .from(quizAttempts)
    .where(eq(quizAttempts.memberId, memberId))
    .orderBy(quiz, state, desc(finishedAt));
}

export async function insertAttempt(
  transaction: Database,
  values: typeof quizAttempts.$inferInsert,
): Promise<AttemptRow> {
  const [inserted] = await transaction.insert(quizAttempts).values(values).returning();
  return inserted!;
}

/** Writes a locked attempt as its next version. */
export async function writeAttempt(
  transaction: Database,
  { id, version, answeredSteps, state }: AttemptRow,
  values: Partial<typeof quizAttempts.$inferInsert>,
): Promise<AttemptRow> {
  const [written] = await transaction
    .update(quizAttempts)
    .set({ ...values, version: version + 1 })
    .where(eq(quizAttempts.id, id))
    .returning();
  const { memberId, ...after } = written!;
  // A test waits from its first answer until it is finished.
  if (answeredSteps === 0 || after.state !== state) await announceWaiting(transaction, { userIds: [memberId] });
  return written!;
}

/** The active link to a result. */
export async function openShare(database: Database, { memberId, quiz }: OwnQuiz) {
  const [share] = await database
    .select()
    .from(quizShares)
    .where(and(eq(quizShares.memberId, memberId), eq(quizShares.quiz, quiz), isNull(quizShares.revokedAt)));
  return share;
}
