import type { candidateSuggestionsContract } from '#pipeline/evaluation/contract/suggestions.ts';
import { createClient } from '#ui/client.ts';

export const suggestionsApi = createClient<typeof candidateSuggestionsContract>();
