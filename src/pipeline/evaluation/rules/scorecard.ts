import type { Stage } from '#applications/rules/stages.ts';
import { forwardStages } from '#pipeline/candidates/rules/forward-stages.ts';

/** The stages in which candidates are assessed; the others are ends. */
export const scorecardStages = forwardStages;
export type ScorecardStage = (typeof scorecardStages)[number];

export const questionKinds = ['scale', 'yesNo', 'text'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** Weakest first. There is no middle, so that everyone takes a side. */
export const recommendations = ['strongNo', 'no', 'yes', 'strongYes'] as const;
export type Recommendation = (typeof recommendations)[number];

export const SCALE_MAXIMUM = 5;
export const MAXIMUM_QUESTIONS = 20;
export const QUESTION_LENGTH = 300;
export const ANSWER_LENGTH = 2_000;

export interface ScorecardQuestion {
  id: string;
  kind: QuestionKind;
  text: string;
  isRequired: boolean;
}

/** 1 to 5, yes or no, or text; by question. */
export type ScorecardAnswers = Record<string, number | boolean | string>;

export function isScorecardStage(stage: Stage): stage is ScorecardStage {
  return scorecardStages.some((one) => one === stage);
}

function fits({ kind }: ScorecardQuestion, answer: number | boolean | string): boolean {
  if (kind === 'yesNo') return typeof answer === 'boolean';
  if (kind === 'text') return typeof answer === 'string';
  return typeof answer === 'number' && Number.isInteger(answer) && answer >= 1 && answer <= SCALE_MAXIMUM;
}

/** An empty answer counts as missing. */
const isSaid = (answer: number | boolean | string | undefined) => answer !== undefined && answer !== '';

/** The problems of an incomplete scorecard: required questions without an answer, and answers of the wrong kind. */
export function missingAnswers(questions: readonly ScorecardQuestion[], answers: ScorecardAnswers): string[] {
  return questions
    .filter((question) => {
      const answer = answers[question.id];
      return isSaid(answer) ? !fits(question, answer!) : question.isRequired;
    })
    .map(({ id }) => id);
}

/** Only the answers to the questions asked. */
export function answersToQuestions(
  questions: readonly ScorecardQuestion[],
  answers: ScorecardAnswers,
): ScorecardAnswers {
  const asked = questions.filter(({ id }) => isSaid(answers[id]));
  return Object.fromEntries(asked.map(({ id }) => [id, answers[id]!]));
}
