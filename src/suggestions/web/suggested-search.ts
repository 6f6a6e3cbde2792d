import { HIGHEST_LEVEL, LOWEST_LEVEL } from '#profiles/rules/profile-limits.ts';
import { HIRING_MODELS, type HiringModel } from '#profiles/rules/profile.ts';

/** The state of the ranking's page as it stands in the address. */
export interface SuggestedSearch {
  position: number;
  /** Years of experience, at least. */
  level?: number;
  hiringModel?: HiringModel;
  tests?: true;
  newOnly?: true;
}

const isTrue = (value: unknown) => value === true || value === 'true';

/** Whatever an address says, only what the page knows gets through. */
export function readSuggestedSearch(given: Record<string, unknown>): SuggestedSearch {
  const position = Number(given.position ?? 0);
  const level = Number(given.level);
  const model = HIRING_MODELS.find((one) => one === given.hiringModel);
  return {
    position: Number.isInteger(position) && position >= 0 && position <= 10_000 ? position : 0,
    ...(Number.isInteger(level) && level >= LOWEST_LEVEL && level <= HIGHEST_LEVEL && { level }),
    ...(model && { hiringModel: model }),
    ...(isTrue(given.tests) && { tests: true as const }),
    ...(isTrue(given.newOnly) && { newOnly: true as const }),
  };
}

/** Whether anybody may be left out of the list. */
export function isNarrowed({ level, hiringModel, newOnly }: SuggestedSearch): boolean {
  return level !== undefined || hiringModel !== undefined || newOnly === true;
}
