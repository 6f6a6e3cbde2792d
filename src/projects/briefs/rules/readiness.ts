import type { BriefStep } from './brief-problems.ts';
import type { PositionFacts } from '#projects/positions/rules/position-draft.ts';

/**
 * What good candidates look for before they apply, with its points of 100. The weights are our own judgement
 * (docs/decisions/026-readiness-of-a-vacancy-and-squads.md); they never block publishing.
 */
export const readinessPoints = {
  pay: 20,
  skills: 15,
  aboutOpportunity: 15,
  clearTitle: 10,
  responsibilities: 10,
  benefits: 10,
  workModel: 10,
  hours: 5,
  languages: 5,
} as const;
export type ReadinessCriterion = keyof typeof readinessPoints;
export const readinessCriteria = Object.keys(readinessPoints) as ReadinessCriterion[];

export const ENOUGH_SKILLS = 3;
export const ENOUGH_DESCRIPTION = 200;
export const ENOUGH_RESPONSIBILITIES = 120;
export const ENOUGH_BENEFITS = 40;
/** Of the reason for hybrid work: "twice a week" says more than "policy". */
export const ENOUGH_REASON = 20;
const SHORTEST_TITLE = 4;
/** What a list of vacancies shows on a phone without cutting it off. */
const LONGEST_TITLE = 60;

export type ReadinessFacts = Pick<
  PositionFacts,
  | 'title'
  | 'payMinimum'
  | 'payText'
  | 'tags'
  | 'aboutOpportunity'
  | 'responsibilities'
  | 'benefits'
  | 'workModel'
  | 'hybridReason'
  | 'city'
  | 'monthlyHours'
  | 'requiredLanguages'
>;

const lengthOf = (text: string | null) => text?.trim().length ?? 0;

const isMet: Record<ReadinessCriterion, (position: ReadinessFacts) => boolean> = {
  pay: ({ payMinimum, payText }) => payMinimum !== null || lengthOf(payText) > 0,
  skills: ({ tags }) => tags.length >= ENOUGH_SKILLS,
  aboutOpportunity: ({ aboutOpportunity }) => lengthOf(aboutOpportunity) >= ENOUGH_DESCRIPTION,
  clearTitle: ({ title }) => isClear(title.trim()),
  responsibilities: ({ responsibilities }) => lengthOf(responsibilities) >= ENOUGH_RESPONSIBILITIES,
  benefits: ({ benefits }) => lengthOf(benefits) >= ENOUGH_BENEFITS,
  workModel: ({ workModel, hybridReason, city }) => {
    if (workModel === 'hybrid') return lengthOf(hybridReason) >= ENOUGH_REASON && lengthOf(city) > 0;
    return workModel === 'remote' || (workModel === 'faceToFace' && lengthOf(city) > 0);
  },
  hours: ({ monthlyHours }) => monthlyHours !== null && monthlyHours > 0,
  languages: ({ requiredLanguages }) => requiredLanguages.length > 0,
};

/** Neither cut off nor shouted, and a name of work instead of an advertisement. */
function isClear(title: string): boolean {
  const letters = title.replace(/\P{L}/gu, '');
  const isShouted = letters.length > 4 && letters === letters.toLocaleUpperCase() && /\p{Lu}/u.test(letters);
  return title.length >= SHORTEST_TITLE && title.length <= LONGEST_TITLE && !isShouted && !/[!?]/.test(title);
}

export interface Readiness {
  /** 0 to 100. */
  score: number;
  /** The heaviest first. */
  missing: ReadinessCriterion[];
}

export function readinessOf(position: ReadinessFacts): Readiness {
  const missing = readinessCriteria.filter((criterion) => !isMet[criterion](position));
  const lost = missing.reduce((sum, criterion) => sum + readinessPoints[criterion], 0);
  return { score: 100 - lost, missing };
}

/** The step of the brief in which a criterion is written. */
export const stepOfCriterion: Readonly<Record<ReadinessCriterion, BriefStep>> = {
  pay: 'conditions',
  skills: 'requirements',
  aboutOpportunity: 'position',
  clearTitle: 'position',
  responsibilities: 'texts',
  benefits: 'texts',
  workModel: 'conditions',
  hours: 'position',
  languages: 'requirements',
};
