import { readAnswer } from '#quizzes/rules/kept-answers.ts';
import type { Quiz } from '#quizzes/rules/quiz.ts';

export type AnyQuiz = Quiz<unknown, unknown>;
/** By the number of the step, from 0; some may be half done. */
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

/** Where a test goes on: at the first step that is open or half done; at the last one when all are answered. */
export function firstOpenStep(quiz: AnyQuiz, answers: Answers): number {
  for (let step = 0; step < quiz.stepCount; step += 1) if (!isAnswered(quiz, answers, step)) return step;
  return quiz.stepCount - 1;
}

/** Those of the answers that their steps take, ready to be sent. */
export function completeAnswers(quiz: AnyQuiz, drafts: Answers): GivenAnswer[] {
  return Object.entries(drafts)
    .map(([step, answer]) => ({ step: Number(step), answer }))
    .filter(({ step }) => isAnswered(quiz, drafts, step))
    .toSorted((one, other) => one.step - other.step);
}

/** What is left of the drafts after some were sent: those that changed meanwhile stay. */
export function withoutSent(drafts: Answers, sent: readonly GivenAnswer[]): Answers {
  const gone = new Map(sent.map(({ step, answer }) => [String(step), JSON.stringify(answer)]));
  return Object.fromEntries(
    Object.entries(drafts).filter(([step, answer]) => gone.get(step) !== JSON.stringify(answer)),
  );
}

/** About how long the open steps take, in whole minutes, never nothing. */
export function minutesLeft({ minutes, stepCount }: AnyQuiz, answered: number): number {
  return Math.max(1, Math.ceil((minutes * (stepCount - answered)) / stepCount));
}
