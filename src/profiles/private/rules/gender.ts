/** The answers of the specification. Optional, collected with consent, and never used in searches, lists or scores. */
export const GENDERS = ['female', 'male', 'transgender', 'undefined', 'preferNotToAnswer'] as const;
export type Gender = (typeof GENDERS)[number];

/** Version of the consent text; raise it when the text changes. */
export const GENDER_CONSENT_VERSION = 1;
