/** The versions of the terms of use and the privacy policy, newest first, each with the day it takes effect. */
export const termsVersions = [
  { version: '2026-12', since: '2026-11-28' },
  { version: '2026-11', since: '2026-11-21' },
  { version: '2026-01', since: '2026-01-05' },
] as const;

/** The version accepted at sign-up; people who accepted an older one are asked again. */
export const TERMS_VERSION = termsVersions[0].version;
