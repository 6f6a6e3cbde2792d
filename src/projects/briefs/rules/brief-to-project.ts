import { type BriefAnswers, type PositionAnswers, statedAnswers } from '#projects/rules/brief-answers.ts';
import { emptyPositionFacts } from '#projects/positions/rules/empty-position.ts';
import type { PositionToPost, ProjectToPost } from '#projects/positions/rules/position-draft.ts';

/** Turns a brief's answers into the project to post: empty texts become null, inapplicable answers are omitted. */
export function briefToProject(brief: BriefAnswers): ProjectToPost {
  return {
    title: brief.title.trim(),
    description: brief.description.trim(),
    type: brief.type,
    currency: brief.currency,
    deadline: brief.deadline,
    startDate: null,
    positions: brief.positions.map((position) => toPosition(position, brief)),
  };
}

function toPosition(position: PositionAnswers, { currency, textLanguage }: BriefAnswers): PositionToPost {
  const answers = statedAnswers(position);
  const { workModel, hybridReason, city, payMinimum, payPeriod } = answers;
  return {
    ...emptyPositionFacts,
    ...answers,
    hybridReason: workModel === 'hybrid' ? hybridReason : null,
    city: workModel === 'remote' ? null : city,
    payPeriod: payMinimum === null ? null : payPeriod,
    currency,
    textLanguage,
    source: null,
  };
}
