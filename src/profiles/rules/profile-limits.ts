import { WEB_ADDRESS_LENGTH } from '#platform/contract/web-address.ts';

/** Maximum sizes in a profile, used by forms, contract and imports. Lengths are UTF-16 units, as in a browser's maxlength. */
export const PROFILE_LIMITS = {
  freeText: 2_000,
  shortText: 120,
  webAddress: WEB_ADDRESS_LENGTH,
  phoneDigits: 14,
  skillName: 80,
  skillsPerKind: 30,
  experiences: 50,
  educations: 30,
  languages: 20,
  certifications: 50,
} as const;

/** Years of experience; the last value is shown as "10 or more". */
export const MINIMUM_LEVEL = 1;
export const MAXIMUM_LEVEL = 10;
/** Cents that an hour costs at most, as negotiations have it. */
export const MAXIMUM_HOURLY_CENTS = 10_000_000;
