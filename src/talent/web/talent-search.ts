import { MAXIMUM_LEVEL } from '#profiles/rules/profile-limits.ts';
import { HIRING_MODELS, type HiringModel } from '#profiles/rules/profile.ts';

/** The state of the discovery list as stored in the address. */
export interface TalentSearch {
  search?: string;
  /** Minimum years of experience. */
  level?: number;
  available?: true;
  hiringModel?: HiringModel;
}

/** Keeps only values that the list knows. */
export function readTalentSearch(given: Record<string, unknown>): TalentSearch {
  const { search, level, available, hiringModel } = given;
  const words = typeof search === 'string' || typeof search === 'number' ? String(search).trim().slice(0, 100) : '';
  const years = Number(level);
  const model = HIRING_MODELS.find((one) => one === hiringModel);
  return {
    ...(words !== '' && { search: words }),
    ...(level !== undefined && Number.isInteger(years) && years >= 1 && years <= MAXIMUM_LEVEL && { level: years }),
    ...((available === true || available === 'true') && { available: true }),
    ...(model && { hiringModel: model }),
  };
}
