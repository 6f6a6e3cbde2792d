import { type BriefAnswers, emptyPositionAnswers, type PositionAnswers } from './brief-answers.ts';
import type { PositionFacts, ProjectFacts } from '#projects/positions/rules/position-draft.ts';
import { MAXIMUM_POSITIONS } from '#projects/rules/terms.ts';

interface FormerProject extends Omit<ProjectFacts, 'startDate'> {
  positions: readonly PositionFacts[];
}

/** The answers of a brief that would make a project like this one; of a project that grew beyond a brief the first positions. */
export function projectToBrief(project: FormerProject): BriefAnswers {
  const { title, description, type, currency, deadline } = project;
  const positions = project.positions.slice(0, MAXIMUM_POSITIONS).map(toAnswers);
  return {
    ...{ title, description, type, currency, deadline },
    textLanguage: project.positions[0]?.textLanguage ?? null,
    positions: positions.length > 0 ? positions : [emptyPositionAnswers('1')],
  };
}

function toAnswers(position: PositionFacts, index: number): PositionAnswers {
  return {
    key: String(index + 1),
    title: position.title,
    area: position.area,
    hiringModel: position.hiringModel,
    workModel: position.workModel,
    experienceYears: position.experienceYears,
    monthlyHours: position.monthlyHours,
    payPeriod: position.payPeriod,
    payMinimum: position.payMinimum,
    payMaximum: position.payMaximum,
    negotiable: position.negotiable,
    requiredLanguages: position.requiredLanguages,
    tags: position.tags,
    affirmativeTargets: position.affirmativeTargets,
    profession: position.profession ?? '',
    hybridReason: position.hybridReason ?? '',
    city: position.city ?? '',
    country: position.country ?? '',
    hiringCompany: position.hiringCompany ?? '',
    aboutOpportunity: position.aboutOpportunity ?? '',
    responsibilities: position.responsibilities ?? '',
    requirements: position.requirements ?? '',
    benefits: position.benefits ?? '',
    aboutCompany: position.aboutCompany ?? '',
    culture: position.culture ?? '',
  };
}
