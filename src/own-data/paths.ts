import { accountPaths } from '#accounts/paths.ts';

export const ownDataPaths = {
  data: accountPaths.accountData,
  terms: accountPaths.terms,
  privacy: accountPaths.privacy,
} as const;

/** The target of the mailed link that confirms a deletion. */
export function deletionPath(code: string): string {
  return `${ownDataPaths.data}?deletionCode=${encodeURIComponent(code)}`;
}
