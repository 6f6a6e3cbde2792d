/** The specification's answers. Optional, asked for with consent, in no search, no list and no score. */
export const GENDERS = ['female', 'male', 'transgender', 'undefined', 'preferNotToAnswer'] as const;
export type Gender = (typeof GENDERS)[number];

/** Of the text that is agreed to; who changes what it says raises it. */
export const GENDER_CONSENT_VERSION = 1;
