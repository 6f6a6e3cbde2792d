import { CULTURE_POINTS } from '#quizzes/rules/culture.ts';

/** What stands in the fields of one question while it is being answered; null is an empty field. */
export type CultureFields = readonly (number | null)[];

/** How many points of a question are still to be given; negative when too many are. Empty fields count as nothing. */
export function remainingOf(fields: CultureFields): number {
  return fields.reduce<number>((left, points) => left - (points ?? 0), CULTURE_POINTS);
}

/**
 * The rest in equal whole parts for the empty fields, the earlier of them taking what cannot be divided. Filled fields stay as they
 * are, so nothing changes when no field is empty or more than everything was given.
 */
export function spreadRest(fields: CultureFields): CultureFields {
  const rest = remainingOf(fields);
  const empty = fields.filter((points) => points === null).length;
  if (empty === 0 || rest < 0) return fields;
  let place = 0;
  return fields.map((points) => {
    if (points !== null) return points;
    const part = Math.floor(rest / empty) + (place < rest % empty ? 1 : 0);
    place += 1;
    return part;
  });
}
