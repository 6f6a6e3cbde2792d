import { profilePaths, REFERENCES_PART } from '#profiles/paths.ts';

/** The section of the own profile. */
export const ownReferencesPath = `${profilePaths.ownProfile}#${REFERENCES_PART}`;

const codeOf = (code: string) => `?code=${encodeURIComponent(code)}`;

/** Where a recommender answers, with the code of their mail. */
export const recommenderPath = (memberId: string, referenceId: string, code: string) =>
  `/recommender-evaluation/${memberId}/${referenceId}${codeOf(code)}`;

/** Where they let a further company read it, or not. */
export const referencePermissionPath = (code: string) => `/reference-permission/${encodeURIComponent(code)}`;

/** Where the holder of an address ends such mails. */
export const stopReferencesPath = (code: string) => `/reference-mails/${encodeURIComponent(code)}/stop`;

/** What a company reads of a candidate's references. */
export const userRecommendationsPath = (memberId: string) => `/user-recommendations/${memberId}`;
