import type { Area, HiringModel, Tag, WorkModel } from '#projects/rules/terms.ts';
import { coreTitle } from '#taxonomy/rules/core-title.ts';
import { cityKey } from '#taxonomy/rules/city-key.ts';
import { foldText } from '#taxonomy/rules/fold-text.ts';

export interface ComparableJob {
  title: string;
  profession: string | null;
  professionId: string | null;
  area: Area | null;
  tags: readonly Tag[];
  hiringModel: HiringModel | null;
  workModel: WorkModel | null;
  city: string | null;
  experienceYears: number | null;
}

const NEAR_YEARS = 2;

/** The title without its level; the search for similar vacancies uses it. */
export function titleWithoutLevel({ title, profession }: Pick<ComparableJob, 'title' | 'profession'>): string {
  return coreTitle(profession ?? title);
}

/**
 * How similar two vacancies are, 0 to 100. The work itself counts 90: the same profession 40, the share of common skills and tools 40, the
 * same area 10. The conditions count 10: both remote or in one city 5, experience at most two years apart 3, the same hiring model 2; they
 * alone never make two vacancies similar. A fact that one of them does not state counts nothing.
 */
export function scoreSimilarity(one: ComparableJob, other: ComparableJob): number {
  const work =
    (isSameProfession(one, other) ? 40 : 0) +
    40 * shareOfTags(one.tags, other.tags) +
    (isSame(one.area, other.area) ? 10 : 0);
  if (work === 0) return 0;
  return (
    work +
    (isSamePlace(one, other) ? 5 : 0) +
    (isNearInYears(one.experienceYears, other.experienceYears) ? 3 : 0) +
    (isSame(one.hiringModel, other.hiringModel) ? 2 : 0)
  );
}

function isSame(one: string | null, other: string | null): boolean {
  return one !== null && one === other;
}

type NamedWork = Pick<ComparableJob, 'title' | 'profession' | 'professionId'>;

/** Whether two vacancies belong to the same profession, by the taxonomy or by title. */
export function isSameProfession(one: NamedWork, other: NamedWork): boolean {
  return isSame(one.professionId, other.professionId) || titleWithoutLevel(one) === titleWithoutLevel(other);
}

function shareOfTags(one: readonly Tag[], other: readonly Tag[]): number {
  const names = new Set(one.map(({ name }) => foldText(name)));
  const others = new Set(other.map(({ name }) => foldText(name)));
  const shared = [...names].filter((name) => others.has(name)).length;
  const all = names.size + others.size - shared;
  return all === 0 ? 0 : shared / all;
}

function isSamePlace(one: ComparableJob, other: ComparableJob): boolean {
  if (one.workModel === 'remote' && other.workModel === 'remote') return true;
  return one.city !== null && other.city !== null && cityKey(one.city) === cityKey(other.city);
}

function isNearInYears(one: number | null, other: number | null): boolean {
  return one !== null && other !== null && Math.abs(one - other) <= NEAR_YEARS;
}
