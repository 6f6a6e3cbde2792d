import { CULTURE_POINTS, cultureKeys } from '#quizzes/rules/culture/culture.ts';

/** What stands in the four fields of one question while it is being answered, each from 0 to 100. */
export type CultureFields = readonly number[];

/** The fields of an answer that may be half done; four times nothing when it is none. */
export function readFields(value: unknown): CultureFields {
  return cultureKeys.map((_, letter) => clampPoints(Array.isArray(value) ? Number(value[letter]) : 0));
}

/** Whole points that a field can take, next to what somebody dragged or typed. */
export function clampPoints(points: number): number {
  return Number.isFinite(points) ? Math.min(CULTURE_POINTS, Math.max(0, Math.round(points))) : 0;
}

/** How many points of a question are still to be given; negative when too many are. */
export function remainingOf(fields: CultureFields): number {
  return fields.reduce((left, points) => left - points, CULTURE_POINTS);
}

/**
 * The rest in equal whole parts for the fields that have nothing yet, or for all when each has something; the earlier of them take what
 * cannot be divided. Nothing changes when nothing is left, or more than everything was given.
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
