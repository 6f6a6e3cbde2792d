import { professionalSearch, suitableJobs } from '#accounts/paths.ts';
import { isOwnAddress } from '#accounts/rules/saved-address.ts';

/** Why somebody stands at the login: for applying, for looking for professionals, for the vacancies that suit, or for another page of the product. */
export type EntranceReason = 'application' | 'professionals' | 'suitable' | 'page';

/** What the login stands in the way of; null for those who came to log in. `savedAddress` is the page that led here. */
export function entranceReason(savedAddress: string | null, wantsJob: boolean): EntranceReason | null {
  if (wantsJob) return 'application';
  if (savedAddress === null || !isOwnAddress(savedAddress)) return null;
  const path = savedAddress.split(/[?#]/)[0];
  if (path === suitableJobs) return 'suitable';
  return path === professionalSearch || path?.startsWith(`${professionalSearch}/`) ? 'professionals' : 'page';
}
