import type { ProfessionGroup } from './taxonomy-terms.ts';

export interface WeighedProfession {
  readonly key: string;
  readonly group: ProfessionGroup;
  /** Skill → weight, 0 to 1. */
  readonly weights: ReadonlyMap<string, number>;
}

export interface Relation {
  readonly key: string;
  readonly relatedKey: string;
  readonly score: number;
}

export const sameGroupBonus = 0.1;
export const relatedLimit = 8;
export const relatedMinimum = 0.2;

/**
 * The similarity of two professions, 0 to 1: the cosine of their weighted skills, plus a bonus for the same group. Without a common
 * skill they are not related at all, whatever their group. Symmetric; rounded to thousandths.
 */
export function relationScore(one: WeighedProfession, other: WeighedProfession): number {
  const cosine = cosineOf(one.weights, other.weights);
  if (cosine === 0) return 0;
  const bonus = one.group === other.group ? sameGroupBonus : 0;
  return Math.min(1, Math.round((cosine + bonus) * 1000) / 1000);
}

/** The most similar professions of each, best first, ties by key; at most `limit`, none below `minimum`. */
export function relateProfessions(
  professions: readonly WeighedProfession[],
  { limit = relatedLimit, minimum = relatedMinimum } = {},
): Relation[] {
  return professions.flatMap((profession) =>
    professions
      .filter((other) => other.key !== profession.key)
      .map((other) => ({ key: profession.key, relatedKey: other.key, score: relationScore(profession, other) }))
      .filter((relation) => relation.score >= minimum && relation.score > 0)
      .toSorted((one, other) => other.score - one.score || (one.relatedKey < other.relatedKey ? -1 : 1))
      .slice(0, limit),
  );
}

function cosineOf(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let product = 0;
  for (const [skill, weight] of one) product += weight * (other.get(skill) ?? 0);
  return product === 0 ? 0 : Math.min(1, product / (lengthOf(one) * lengthOf(other)));
}

function lengthOf(weights: ReadonlyMap<string, number>): number {
  let squares = 0;
  for (const weight of weights.values()) squares += weight * weight;
  return Math.sqrt(squares);
}
