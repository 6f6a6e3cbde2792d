import { CULTURE_POINTS, cultureKeys } from '#quizzes/rules/culture/culture.ts';

/** The values of a question's four fields while it is being answered, each from 0 to 100. */
export type CultureFields = readonly number[];

/** The fields of a possibly incomplete answer; four empty ones when it is invalid. */
export function readFields(value: unknown): CultureFields {
  return cultureKeys.map((_, letter) => clampPoints(Array.isArray(value) ? Number(value[letter]) : 0));
}

/** The whole number of points closest to what was dragged or typed. */
export function clampPoints(points: number): number {
  return Number.isFinite(points) ? Math.min(CULTURE_POINTS, Math.max(0, Math.round(points))) : 0;
}

/** The points of a question that are still to be distributed; negative when too many are. */
export function remainingOf(fields: CultureFields): number {
  return fields.reduce((left, points) => left - points, CULTURE_POINTS);
}

/**
 * Distributes the rest in equal whole parts to the empty fields, or to all when none is empty; earlier fields get the remainder.
 * Changes nothing when no points are left, or too many were given.
 */
export function spreadRest(fields: CultureFields): CultureFields {
  const rest = remainingOf(fields);
  if (rest <= 0) return fields;
  const isEmpty = (points: number) => points === 0;
  const takes = fields.some(isEmpty) ? isEmpty : () => true;
  const takers = fields.filter(takes).length;
  let place = 0;
  return fields.map((points) => {
    if (!takes(points)) return points;
    const part = Math.floor(rest / takers) + (place < rest % takers ? 1 : 0);
    place += 1;
    return points + part;
  });
}
