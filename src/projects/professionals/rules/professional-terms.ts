/** The status of a hired professional in a project; a blocked payment is stored separately. */
export const professionalStates = ['active', 'inReplacement', 'replaced', 'deactivated'] as const;
export type ProfessionalState = (typeof professionalStates)[number];

/** Every event of a hired professional in a project. */
export const professionalEvents = [
  'hired',
  'paymentBlockRequested',
  'paymentBlocked',
  'paymentUnblocked',
  'deactivationRequested',
  'deactivated',
  'replacementBegun',
  'replacementEnded',
  'replaced',
] as const;
export type ProfessionalEvent = (typeof professionalEvents)[number];

/** Why someone is replaced, in the specification's order. */
export const replacementReasons = [
  'technical',
  'behavioral',
  'hoursAvailability',
  'cultureMismatch',
  'disappeared',
  'anotherOffer',
  'wrongTechnology',
  'personal',
  'deliveryMismatch',
] as const;
export type ReplacementReason = (typeof replacementReasons)[number];

/** `upsell` adds a position to a running project, `replacement` adds one that replaces a hired professional's. */
export const vacancyKinds = ['upsell', 'replacement'] as const;
export type VacancyKind = (typeof vacancyKinds)[number];
