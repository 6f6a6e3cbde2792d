import { type BriefAnswers, type PositionAnswers, positionTitle } from './brief-answers.ts';
import type { PositionToPost, ProjectToPost } from '#projects/positions/rules/position-draft.ts';

/** A brief's answers as the project that they ask for: empty texts become "not said", what does not apply is left out. */
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

function toPosition(
  { key: _key, professionalEmail: _email, ...position }: PositionAnswers,
  brief: BriefAnswers,
): PositionToPost {
  const remote = position.workModel === 'remote';
  return {
    ...position,
    title: positionTitle(position),
    profession: said(position.profession),
    hybridReason: position.workModel === 'hybrid' ? said(position.hybridReason) : null,
    city: remote ? null : said(position.city),
    country: said(position.country),
    payPeriod: position.payMinimum === null ? null : position.payPeriod,
    payText: null,
    currency: brief.currency,
    aboutCompany: said(position.aboutCompany),
    culture: said(position.culture),
    aboutOpportunity: said(position.aboutOpportunity),
    responsibilities: said(position.responsibilities),
    benefits: said(position.benefits),
    requirements: said(position.requirements),
    hiringCompany: said(position.hiringCompany),
    textLanguage: brief.textLanguage,
    source: null,
  };
}

function said(text: string): string | null {
  return text.trim() || null;
}
