export const BRIEF_TITLE_LENGTH = 120;
export const LEAST_DESCRIPTION_LENGTH = 80;
export const MAXIMUM_DRAFTS = 50;
/** Of a company. */
export const MAXIMUM_TEMPLATES = 50;
/** Of a draft's answers as JSON. */
export const MAXIMUM_DRAFT_BYTES = 300_000;
