export const alertFrequencies = ['atOnce', 'daily'] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

/** The most searches that one member may save. */
export const MAXIMUM_SAVED_SEARCHES = 20;
export const SEARCH_NAME_LENGTH = 80;
