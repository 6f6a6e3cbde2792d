import { listAskedSkills, sumImportance } from '#jobs/opportunities/rules/asked-skills.ts';
import * as shares from '#jobs/opportunities/rules/fit-shares.ts';
import { nameOfWork } from '#jobs/opportunities/rules/similarity.ts';
import { type OfferedJob, pointsFor } from '#jobs/opportunities/rules/suitability.ts';
import { HIGHEST_LEVEL } from '#profiles/rules/profile-limits.ts';
import { rateTests } from '#suggestions/rules/tests-part.ts';
import { foldText } from '#taxonomy/rules/fold-text.ts';
import type { MemberIndex } from './member-index.ts';
import { TRAITS, unpackTraits } from './traits.ts';

export type PointTables = ReturnType<typeof tablesFor>;

/**
 * What each value in the index brings for one vacancy, by the very functions of the rule: a member's points are then looked up and
 * added in the rule's own order, so that the ranking and the reasons on the page never disagree.
 */
export function tablesFor(job: OfferedJob, index: MemberIndex) {
  const asked = listAskedSkills(job.tags, job.skillWeights);
  const importance = new Uint32Array(index.skillNames.size);
  for (const skill of asked) importance[index.skillNames.find(skill.fold)] = skill.importance;
  // Skills that nobody has land on nobody's number.
  importance[0] = 0;
  const ticks = Array.from({ length: TRAITS }, (_, traits) => unpackTraits(traits));
  const levels = Array.from({ length: HIGHEST_LEVEL + 1 }, (_, level) => (level === 0 ? null : level));
  return {
    sameTitle: index.titles.find(nameOfWork(job)),
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

/** A city is none, the vacancy's or another one. */
function placePoints(job: OfferedJob, index: MemberIndex) {
  const city = job.city ?? '';
  const points = (own: string) => pointsFor('workModel', shares.placeMet(own, job));
  return {
    city: city === '' ? 0 : index.cities.find(foldText(city)),
    none: points(''),
    same: points(city),
    other: points(`${city} elsewhere`),
  };
}
