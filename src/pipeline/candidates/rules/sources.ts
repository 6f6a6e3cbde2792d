/** The source of a candidate: an own application, a suggestion of the talent team, or a link of matchmaking, upsell or replacement. */
export const candidateSources = ['application', 'talentTeam', 'matchmaking', 'upsell', 'replacement'] as const;
export type CandidateSource = (typeof candidateSources)[number];
