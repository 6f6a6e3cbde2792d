/** The source of a candidate: the job board, the link of a later vacancy, an invitation, or a suggestion of the talent team. */
export const candidateSources = ['board', 'link', 'invitation', 'suggestion'] as const;
export type CandidateSource = (typeof candidateSources)[number];

/** The five names that lists of candidates had before, in addresses that people kept. */
const formerNames = new Map<string, CandidateSource>([
  ['application', 'board'],
  ['talentTeam', 'suggestion'],
  ['matchmaking', 'invitation'],
  ['upsell', 'link'],
  ['replacement', 'link'],
]);

/** The source of this name, by its former one too. */
export function sourceNamed(name: string): CandidateSource | undefined {
  return candidateSources.find((source) => source === name) ?? formerNames.get(name);
}
