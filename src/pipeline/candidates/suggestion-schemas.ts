import { z } from 'zod';
import { moment, version } from '#platform/contract/schemas.ts';
import { suggestionEvents } from '#pipeline/candidates/rules/suggestion-events.ts';

const person = z.object({ name: z.string(), image: z.string().nullable() });

/** The talent team's current suggestion of a candidate, with the reason. */
export const candidateSuggestion = z.object({
  comment: z.string(),
  by: person,
  suggestedAt: moment,
  version,
  /** Nobody of the company has looked at it yet. */
  isNew: z.boolean(),
  /** Whether the caller may change or withdraw it. */
  mayChange: z.boolean(),
});
export type CandidateSuggestion = z.infer<typeof candidateSuggestion>;

/** The history of a candidate's suggestions, newest first. */
export const suggestionStep = z.object({
  id: z.uuid(),
  event: z.enum(suggestionEvents),
  comment: z.string().nullable(),
  actor: person,
  at: moment,
});
