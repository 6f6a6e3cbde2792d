import type { Quiz } from '#quizzes/rules/quiz.ts';

/** The answers given so far, by the number of their step (from 0); steps may be answered in any order. */
export type KeptAnswers = Readonly<Record<string, unknown>>;
type AnyQuiz = Quiz<unknown, unknown>;

/** Answers in the order of their steps, as they are kept. */
export function keepAnswers(answers: readonly unknown[]): KeptAnswers {
  return Object.fromEntries(answers.entries());
}

/** What of the answers this version of the test still takes; steps that went or changed are asked anew. */
export function fittingAnswers(quiz: AnyQuiz, answers: KeptAnswers): KeptAnswers {
  const fitting = stepsOf(quiz).map((step) => [String(step), readAnswer(quiz, step, answers[step])] as const);
  return Object.fromEntries(fitting.filter(([, answer]) => answer !== null));
}

/** An answer as it is kept; null when this step takes none such, or there is no such step. */
export function readAnswer(quiz: AnyQuiz, step: number, value: unknown): unknown {
  return step >= 0 && step < quiz.stepCount && value !== undefined ? quiz.readStep(step, value) : null;
}

/** The steps that nobody has answered yet, in order. */
export function missingSteps(quiz: AnyQuiz, answers: KeptAnswers): number[] {
  return stepsOf(quiz).filter((step) => !Object.hasOwn(answers, step));
}

/** Every answer in the order of the steps, as today's version of the test takes them; null when one does not fit or is missing. */
export function completeAnswers<Step>(quiz: Quiz<Step, unknown>, answers: KeptAnswers): readonly Step[] | null {
  const read = stepsOf(quiz).map((step) => quiz.readStep(step, answers[step]));
  return read.some((answer) => answer === null) ? null : (read as Step[]);
}

/** What a complete set of answers comes to. Throws when one is missing. */
export function scoreAnswers(quiz: AnyQuiz, answers: KeptAnswers): unknown {
  return quiz.score(Array.from({ length: quiz.stepCount }, (_, step) => answers[step]));
}

function stepsOf({ stepCount }: Pick<AnyQuiz, 'stepCount'>): number[] {
  return Array.from({ length: stepCount }, (_, step) => step);
}
