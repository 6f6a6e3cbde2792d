/** The versions of the terms of use and the privacy policy, the newest first, with the day since which each holds. */
export const termsVersions = [
  { version: '2026-11', since: '2026-11-21' },
  { version: '2026-01', since: '2026-01-05' },
] as const;

/** The version that people accept at sign-up; who accepted an older one is asked again. */
export const TERMS_VERSION = termsVersions[0].version;
