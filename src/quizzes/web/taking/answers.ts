import { readAnswer } from '#quizzes/rules/saved-answers.ts';
import type { Quiz } from '#quizzes/rules/quiz.ts';

export type AnyQuiz = Quiz<unknown, unknown>;
/** Keyed by the number of the step, from 0; some may be incomplete. */
export type Answers = Readonly<Record<string, unknown>>;
export interface GivenAnswer {
  readonly step: number;
  readonly answer: unknown;
}

export function isAnswered(quiz: AnyQuiz, answers: Answers, step: number): boolean {
  return readAnswer(quiz, step, answers[step]) !== null;
}

export function countAnswered(quiz: AnyQuiz, answers: Answers): number {
  return Object.keys(answers).filter((step) => isAnswered(quiz, answers, Number(step))).length;
}

/** Where a test resumes: at the first unanswered or incomplete step; at the last one when all are answered. */
export function firstOpenStep(quiz: AnyQuiz, answers: Answers): number {
  for (let step = 0; step < quiz.stepCount; step += 1) if (!isAnswered(quiz, answers, step)) return step;
  return quiz.stepCount - 1;
}

/** The valid answers, ready to be sent. */
export function completeAnswers(quiz: AnyQuiz, drafts: Answers): GivenAnswer[] {
  return Object.entries(drafts)
    .map(([step, answer]) => ({ step: Number(step), answer }))
    .filter(({ step }) => isAnswered(quiz, drafts, step))
    .toSorted((one, other) => one.step - other.step);
}

/** The drafts that remain after some were sent: those changed meanwhile stay. */
export function withoutSent(drafts: Answers, sent: readonly GivenAnswer[]): Answers {
  const gone = new Map(sent.map(({ step, answer }) => [String(step), JSON.stringify(answer)]));
  return Object.fromEntries(
    Object.entries(drafts).filter(([step, answer]) => gone.get(step) !== JSON.stringify(answer)),
  );
}

/** The estimated time for the open steps, in whole minutes, at least one. */
export function minutesLeft({ minutes, stepCount }: AnyQuiz, answered: number): number {
  return Math.max(1, Math.ceil((minutes * (stepCount - answered)) / stepCount));
}
