export const MOST_TAGS_OF_COMPANY = 100;
export const MOST_TAGS_OF_CANDIDATE = 10;
