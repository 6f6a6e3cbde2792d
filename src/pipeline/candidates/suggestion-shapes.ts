import { z } from 'zod';
import { moment, version } from '#platform/contract/schemas.ts';
import { suggestionEvents } from '#pipeline/candidates/rules/suggestion-events.ts';

const person = z.object({ name: z.string(), image: z.string().nullable() });

/** That the talent team suggests somebody now, and why. */
export const candidateSuggestion = z.object({
  comment: z.string(),
  by: person,
  suggestedAt: moment,
  version,
  /** Whether the caller may change it or take it back. */
  mayChange: z.boolean(),
});
export type CandidateSuggestion = z.infer<typeof candidateSuggestion>;

/** What became of the suggestions of somebody, the newest first. */
export const suggestionStep = z.object({
  id: z.uuid(),
  event: z.enum(suggestionEvents),
  comment: z.string().nullable(),
  actor: person,
  at: moment,
});
