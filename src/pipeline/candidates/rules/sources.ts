/** How a candidate came: by an own application, put forward by the talent team, or through a link of matchmaking, upsell or replacement. */
export const candidateSources = ['application', 'talentTeam', 'matchmaking', 'upsell', 'replacement'] as const;
export type CandidateSource = (typeof candidateSources)[number];
