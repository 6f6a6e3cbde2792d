/** per person and local date, over all projects. */
export const MAXIMUM_MINUTES_PER_DAY = 480;
/** today and the three calendar days before. */
export const RETROACTIVE_DAYS = 3;
export const ENTRY_DESCRIPTION_LENGTH = 2_000;
export const REASON_LENGTH = 2_000;
