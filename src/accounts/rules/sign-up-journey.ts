/** The page through which a person signed up. */
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
