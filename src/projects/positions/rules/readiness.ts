import type { PositionFacts } from '#projects/positions/rules/position-draft.ts';
import {
  type FieldName,
  fieldNames,
  fieldOf,
  type PositionStep,
  type VacancyFields,
} from '#projects/positions/rules/vacancy-fields.ts';

type CriterionOf<Field> = Field extends { readiness: { criterion: infer Criterion } } ? Criterion : never;
/**
 * What good candidates look for before they apply. The fields state the points, 100 in total; the weights are our own judgement
 * (docs/decisions/026-readiness-of-a-vacancy-and-squads.md) and never block publishing.
 */
export type ReadinessCriterion = CriterionOf<VacancyFields[FieldName]>;

const weighed = fieldNames
  .flatMap((name) => {
    const { readiness, step } = fieldOf(name);
    if (!readiness || !step) return [];
    return [{ ...readiness, criterion: readiness.criterion as ReadinessCriterion, name: name as Weighed, step }];
  })
  .toSorted((one, other) => other.points - one.points);

/** The heaviest first. */
export const readinessCriteria = weighed.map(({ criterion }) => criterion);
export const readinessPoints = byCriterion(({ points }) => points);
/** How many letters, items or hours a criterion asks for, so that its words can say it. */
export const readinessMinimum = byCriterion(({ enough = 1 }) => enough);
/** The step of the brief that contains a criterion's field. */
export const stepOfCriterion: Readonly<Record<ReadinessCriterion, PositionStep>> = byCriterion(({ step }) => step);

const SHORTEST_TITLE = 4;
/** The length that a list of vacancies shows on a phone without cutting it off. */
const LONGEST_TITLE = 60;

type Weighed = { [Name in FieldName]: VacancyFields[Name] extends { readiness: object } ? Name : never }[FieldName];
export type ReadinessFacts = Pick<PositionFacts, Weighed | 'payText' | 'hybridReason' | 'city'>;

const lengthOf = (text: string | null) => text?.trim().length ?? 0;

/** Rules for fields without a simple minimum. */
const rules: { [Criterion in ReadinessCriterion]?: (position: ReadinessFacts) => boolean } = {
  pay: ({ payMinimum, payText }) => payMinimum !== null || lengthOf(payText) > 0,
  clearTitle: ({ title }) => isClear(title.trim()),
  workModel: ({ workModel, hybridReason, city }) => {
    if (workModel === 'hybrid') return lengthOf(hybridReason) > 0 && lengthOf(city) > 0;
    return workModel === 'remote' || (workModel === 'faceToFace' && lengthOf(city) > 0);
  },
};

/** The length of a text, the number of items, or the number itself. */
function sizeOf(said: ReadinessFacts[Weighed]): number {
  if (typeof said === 'number') return said;
  return Array.isArray(said) ? said.length : lengthOf(said);
}

/** Whether a title is complete, not in capitals, and a job title instead of an advertisement. */
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
  const missing = weighed.filter(({ criterion, name, enough = 1 }) => {
    const isMet = rules[criterion]?.(position) ?? sizeOf(position[name]) >= enough;
    return !isMet;
  });
  const lost = missing.reduce((sum, { points }) => sum + points, 0);
  return { score: 100 - lost, missing: missing.map(({ criterion }) => criterion) };
}

function byCriterion<Value>(valueOf: (one: (typeof weighed)[number]) => Value) {
  return Object.fromEntries(weighed.map((one) => [one.criterion, valueOf(one)])) as Record<ReadinessCriterion, Value>;
}
