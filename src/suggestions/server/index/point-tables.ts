import { listRequiredSkills, sumImportance } from '#jobs/opportunities/rules/required-skills.ts';
import * as shares from '#jobs/opportunities/rules/fit-shares.ts';
import { titleWithoutLevel } from '#jobs/opportunities/rules/similarity.ts';
import { type OfferedJob, pointsFor } from '#jobs/opportunities/rules/suitability.ts';
import { MAXIMUM_LEVEL } from '#profiles/rules/profile-limits.ts';
import { rateTests } from '#suggestions/rules/tests-part.ts';
import { cityKey } from '#taxonomy/rules/city-key.ts';
import type { MemberIndex } from './member-index.ts';
import { TRAITS, unpackTraits } from './traits.ts';

export type PointTables = ReturnType<typeof tablesFor>;

/**
 * The points of each value in the index for one vacancy, computed by the rule's own functions. A member's points are then looked up and
 * added in the rule's order, so that the ranking and the reasons on the page always agree.
 */
export function tablesFor(job: OfferedJob, index: MemberIndex) {
  const asked = listRequiredSkills(job.tags, job.skillWeights);
  const importance = new Uint32Array(index.skillNames.size);
  for (const skill of asked) importance[index.skillNames.find(skill.fold)] = skill.importance;
  // Skills that nobody has map to the unused number.
  importance[0] = 0;
  const ticks = Array.from({ length: TRAITS }, (_, traits) => unpackTraits(traits));
  const levels = Array.from({ length: MAXIMUM_LEVEL + 1 }, (_, level) => (level === 0 ? null : level));
  return {
    sameTitle: index.titles.find(titleWithoutLevel(job)),
    sameProfession: job.professionId === null ? 0 : index.professions.find(job.professionId),
    profession: [pointsFor('profession', 0), pointsFor('profession', 1)] as const,
    importance,
    askedImportance: sumImportance(asked),
    experience: table(levels, (level) => pointsFor('experience', shares.experienceMet(level, job.experienceYears))),
    languages: table(index.languages.values, (spoken = []) =>
      pointsFor('languages', shares.languagesMet(spoken, job.requiredLanguages)),
    ),
    place: placePoints(job, index),
    hours: table(ticks, ({ openFor }) => pointsFor('hours', shares.hoursMet(openFor, job.monthlyHours))),
    hiringModel: table(ticks, ({ hiringModels }) =>
      pointsFor('hiringModel', shares.hiringModelMet(hiringModels, job.hiringModel)),
    ),
    tests: table(ticks, ({ finishedTests }) => rateTests(finishedTests).points),
    currency: index.currencies.find(job.currency),
    most: job.payMaximum ?? job.payMinimum,
    payTerms: { payPeriod: job.payPeriod, monthlyHours: job.monthlyHours },
  };
}

function table<Value>(values: readonly Value[], points: (value: Value) => number): Float64Array {
  return Float64Array.from(values, points);
}

/** A city is unset, the vacancy's or another one. */
function placePoints(job: OfferedJob, index: MemberIndex) {
  const city = job.city ?? '';
  const points = (own: string) => pointsFor('workModel', shares.placeMet(own, job));
  return {
    city: city === '' ? 0 : index.cities.find(cityKey(city)),
    none: points(''),
    same: points(city),
    other: points(`elsewhere ${city}`),
  };
}
