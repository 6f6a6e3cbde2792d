import type { choicesContract } from '#pipeline/selection/contract/choices.ts';
import { createClient } from '#platform/ui/client.ts';

export const choicesApi = createClient<typeof choicesContract>();
