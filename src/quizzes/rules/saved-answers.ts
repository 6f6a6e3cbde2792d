import type { Quiz } from '#quizzes/rules/quiz.ts';

/** The answers so far, by the number of their step (from 0); steps may be answered in any order. */
export type SavedAnswers = Readonly<Record<string, unknown>>;
type AnyQuiz = Quiz<unknown, unknown>;

/** Converts answers in the order of their steps to the stored form. */
export function toSavedAnswers(answers: readonly unknown[]): SavedAnswers {
  return Object.fromEntries(answers.entries());
}

/** The answers that this version of the test still accepts; removed or changed steps are asked again. */
export function validAnswers(quiz: AnyQuiz, answers: SavedAnswers): SavedAnswers {
  const fitting = stepsOf(quiz).map((step) => [String(step), readAnswer(quiz, step, answers[step])] as const);
  return Object.fromEntries(fitting.filter(([, answer]) => answer !== null));
}

/** An answer in the stored form; null when it is invalid for this step, or there is no such step. */
export function readAnswer(quiz: AnyQuiz, step: number, value: unknown): unknown {
  return step >= 0 && step < quiz.stepCount && value !== undefined ? quiz.readStep(step, value) : null;
}

/** The unanswered steps, in order. */
export function missingSteps(quiz: AnyQuiz, answers: SavedAnswers): number[] {
  return stepsOf(quiz).filter((step) => !Object.hasOwn(answers, step));
}

/** All answers in the order of the steps, validated by the current version of the test; null when one is invalid or missing. */
export function completeAnswers<Step>(quiz: Quiz<Step, unknown>, answers: SavedAnswers): readonly Step[] | null {
  const read = stepsOf(quiz).map((step) => quiz.readStep(step, answers[step]));
  return read.some((answer) => answer === null) ? null : (read as Step[]);
}

/** Scores a complete set of answers. Throws when one is missing. */
export function scoreAnswers(quiz: AnyQuiz, answers: SavedAnswers): unknown {
  return quiz.score(Array.from({ length: quiz.stepCount }, (_, step) => answers[step]));
}

function stepsOf({ stepCount }: Pick<AnyQuiz, 'stepCount'>): number[] {
  return Array.from({ length: stepCount }, (_, step) => step);
}
