export const MAXIMUM_COMPANY_TAGS = 100;
export const MAXIMUM_CANDIDATE_TAGS = 10;
export const TAG_LENGTH = 40;
