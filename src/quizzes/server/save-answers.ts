import type { SignedInContext } from '#platform/http/request-context.ts';
import { quizErrors } from '#quizzes/errors.ts';
import { readAnswer } from '#quizzes/rules/saved-answers.ts';
import { quizzes } from '#quizzes/rules/quiz-registry.ts';
import type { QuizKey } from '#quizzes/rules/quiz.ts';
import { changeAttempt } from '#quizzes/server/change-attempt.ts';
import { presentAttempt } from '#quizzes/server/present-attempt.ts';
import { writeAttempt } from '#quizzes/server/queries.ts';

interface GivenAnswer {
  step: number;
  answer?: unknown;
  /** The path in the input. */
  path: string;
}
interface AnswersToSave {
  quiz: QuizKey;
  version: number;
  given: readonly GivenAnswer[];
}

/** Saves answers in the caller's open attempt, all or none. Throws `quizzes.answerRefused` naming those that are invalid for their steps. */
export async function saveAnswers(context: SignedInContext, { quiz, version, given }: AnswersToSave) {
  return changeAttempt(context, {
    quiz,
    version,
    change: async (transaction, attempt) => {
      const answers = { ...attempt.answers, ...readAnswers(quiz, given) };
      const answeredSteps = Object.keys(answers).length;
      return presentAttempt(
        await writeAttempt(transaction, attempt, { answers, answeredSteps, updatedAt: context.now }),
      );
    },
  });
}

function readAnswers(quiz: QuizKey, given: readonly GivenAnswer[]) {
  const read = given.map((one) => ({ ...one, kept: readAnswer(quizzes[quiz], one.step, one.answer) }));
  const refused = read.filter(({ kept }) => kept === null);
  const { code } = quizErrors.answerRefused;
  if (refused.length > 0) {
    throw quizErrors.answerRefused(
      {},
      refused.map(({ path }) => ({ path, code })),
    );
  }
  return Object.fromEntries(read.map(({ step, kept }) => [String(step), kept]));
}
