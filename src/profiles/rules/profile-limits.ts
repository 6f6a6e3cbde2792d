/** What a profile may hold at most; forms, contract and imports all read these. Lengths are UTF-16 units, as in a browser's maxlength. */
export const PROFILE_LIMITS = {
  freeText: 2_000,
  shortText: 120,
  webAddress: 500,
  phoneDigits: 14,
  skillName: 80,
  skillsPerKind: 30,
  experiences: 50,
  educations: 30,
  languages: 20,
  certifications: 50,
} as const;

/** Years of experience; the last one reads "10 or more". */
export const LOWEST_LEVEL = 1;
export const HIGHEST_LEVEL = 10;
