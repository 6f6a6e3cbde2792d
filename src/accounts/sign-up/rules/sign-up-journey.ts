/** By which page a person came in. */
export const signUpJourneys = [
  'standard',
  'newJourney',
  'sales',
  'matchmaking',
  'assessment',
  'invitation',
  'staff',
] as const;
export type SignUpJourney = (typeof signUpJourneys)[number];
