import {
  type JobPreferences,
  type Suitability,
  SUITABILITY_WEIGHTS,
  type SuitabilityCriterion,
} from '#jobs/opportunities/rules/suitability.ts';

const NAMED = 3;

/** What the profile leaves open; skills, languages and hiring models can always be added to. */
function canAdd(
  { professionId, level, city, values, openFor }: JobPreferences,
  criterion: SuitabilityCriterion,
): boolean {
  switch (criterion) {
    case 'profession':
      return professionId === null;
    case 'experience':
      return level === null;
    case 'workModel':
      return city === '';
    case 'pay':
      return values.hourValue === null && values.monthValue === null;
    case 'hours':
      return !(openFor.partTime || openFor.fullTime || openFor.freelance);
    case 'skills':
    case 'languages':
    case 'hiringModel':
      return true;
  }
}

/** The additions to a profile by which the vacancies that did not reach the floor would gain most, at most three. */
export function listWideners(
  wishes: JobPreferences,
  missed: readonly Pick<Suitability, 'reasons'>[],
): SuitabilityCriterion[] {
  const lost = new Map<SuitabilityCriterion, number>();
  for (const { reasons } of missed)
    for (const { criterion, points } of reasons) {
      const missing = SUITABILITY_WEIGHTS[criterion] - points;
      if (missing > 0 && canAdd(wishes, criterion)) lost.set(criterion, (lost.get(criterion) ?? 0) + missing);
    }
  return [...lost]
    .toSorted((one, other) => other[1] - one[1])
    .slice(0, NAMED)
    .map(([criterion]) => criterion);
}
