import type { Database } from '#platform/db/connection.ts';
import { toSavedAnswers, scoreAnswers } from '#quizzes/rules/saved-answers.ts';
import { quizzes } from '#quizzes/rules/quiz-registry.ts';
import type { QuizKey } from '#quizzes/rules/quiz.ts';
import { quizAttempts } from '#quizzes/server/tables.ts';

export { believableAnswers } from '#quizzes/believable/believable-answers.ts';

export interface FinishedTestToBuild {
  memberId: string;
  quiz: QuizKey;
  /** One for each step. */
  answers: readonly unknown[];
  finishedAt?: Date;
}

const MINUTE_MS = 60_000;

/** Creates finished tests of existing members, scored by the current rules. */
export async function buildFinishedTests(database: Database, toBuild: readonly FinishedTestToBuild[]): Promise<void> {
  if (toBuild.length === 0) return;
  await database.insert(quizAttempts).values(
    toBuild.map(({ memberId, quiz, answers, finishedAt = new Date() }) => {
      const { version, minutes, stepCount } = quizzes[quiz];
      const saved = toSavedAnswers(answers);
      return {
        memberId,
        quiz,
        quizVersion: version,
        answers: saved,
        answeredSteps: stepCount,
        state: 'finished' as const,
        result: scoreAnswers(quizzes[quiz], saved),
        startedAt: new Date(finishedAt.getTime() - minutes * MINUTE_MS),
        updatedAt: finishedAt,
        finishedAt,
      };
    }),
  );
}
