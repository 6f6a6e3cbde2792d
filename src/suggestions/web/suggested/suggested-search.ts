import { readNumber } from '#ui/router/read-number.ts';
import { MAXIMUM_LEVEL, MINIMUM_LEVEL } from '#profiles/rules/profile-limits.ts';
import { HIRING_MODELS, type HiringModel } from '#profiles/rules/profile.ts';

/** The state of the ranking's page as stored in the address. */
export interface SuggestedSearch {
  position: number;
  /** Minimum years of experience. */
  level?: number;
  hiringModel?: HiringModel;
  tests?: true;
  newOnly?: true;
}

const isTrue = (value: unknown) => value === true || value === 'true';

/** Keeps only values that the page knows. */
export function readSuggestedSearch(given: Record<string, unknown>): SuggestedSearch {
  const position = readNumber(given.position);
  const level = readNumber(given.level);
  const model = HIRING_MODELS.find((one) => one === given.hiringModel);
  return {
    position: Number.isInteger(position) && position >= 0 && position <= 10_000 ? position : 0,
    ...(Number.isInteger(level) && level >= MINIMUM_LEVEL && level <= MAXIMUM_LEVEL && { level }),
    ...(model && { hiringModel: model }),
    ...(isTrue(given.tests) && { tests: true as const }),
    ...(isTrue(given.newOnly) && { newOnly: true as const }),
  };
}

/** Whether a filter may exclude people from the list. */
export function isNarrowed({ level, hiringModel, newOnly }: SuggestedSearch): boolean {
  return level !== undefined || hiringModel !== undefined || newOnly === true;
}
