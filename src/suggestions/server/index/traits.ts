import type { OpenFor } from '#jobs/opportunities/rules/fit-shares.ts';
import { hiringModels, type HiringModel } from '#projects/rules/terms.ts';
import type { QuizKey } from '#quizzes/rules/quiz.ts';
import { ASKED_TESTS } from '#suggestions/rules/tests-part.ts';

/** A member's checkboxes as bits of one byte: two hiring models, three kinds of hours, three tests. */
export interface Ticks {
  hiringModels: readonly string[];
  openFor: OpenFor;
  finishedTests: readonly QuizKey[];
}

const hours = ['partTime', 'fullTime', 'freelance'] as const satisfies readonly (keyof OpenFor)[];
export const TRAITS = 2 ** (hiringModels.length + hours.length + ASKED_TESTS.length);

export function packTraits({ hiringModels: models, openFor, finishedTests }: Ticks): number {
  const ticked = [
    ...hiringModels.map((model) => models.includes(model)),
    ...hours.map((kind) => openFor[kind]),
    ...ASKED_TESTS.map((test) => finishedTests.includes(test)),
  ];
  return ticked.reduce((bits, isTicked, at) => bits | (Number(isTicked) << at), 0);
}

export function unpackTraits(traits: number) {
  const has = (at: number) => (traits & (1 << at)) !== 0;
  const models: HiringModel[] = hiringModels.filter((_, at) => has(at));
  const tests = ASKED_TESTS.filter((_, at) => has(hiringModels.length + hours.length + at));
  const [partTime = false, fullTime = false, freelance = false] = hours.map((_, at) => has(hiringModels.length + at));
  return { hiringModels: models, openFor: { partTime, fullTime, freelance }, finishedTests: tests };
}
