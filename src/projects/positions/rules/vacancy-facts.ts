import type { PositionFacts } from './position-draft.ts';

/** What an upsell or a replacement says of its own. */
export interface VacancyValue {
  /** What the person will do, in the company's words. */
  function: string;
  /** Cents for one hour. */
  netHourly: number;
  grossHourly: number;
  monthlyHours: number;
}

/** The vacancy as candidates read it: like the one it follows, with its own name, hours and what reaches the professional for an hour. */
export function vacancyFacts(model: PositionFacts, value: VacancyValue): PositionFacts {
  return {
    title: value.function,
    profession: model.profession,
    area: model.area,
    hiringModel: model.hiringModel,
    workModel: model.workModel,
    hybridReason: model.hybridReason,
    city: model.city,
    country: model.country,
    experienceYears: model.experienceYears,
    monthlyHours: value.monthlyHours,
    payPeriod: 'hour',
    payMinimum: value.netHourly,
    payMaximum: value.netHourly,
    payText: null,
    negotiable: false,
    currency: model.currency,
    aboutCompany: model.aboutCompany,
    culture: model.culture,
    aboutOpportunity: model.aboutOpportunity,
    responsibilities: model.responsibilities,
    benefits: model.benefits,
    requirements: model.requirements,
    requiredLanguages: model.requiredLanguages,
    tags: model.tags,
    affirmativeTargets: model.affirmativeTargets,
    hiringCompany: model.hiringCompany,
    textLanguage: model.textLanguage,
  };
}
