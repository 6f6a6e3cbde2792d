import type { selectionContract } from '#pipeline/selection/contract/selections.ts';
import { createClient } from '#ui/client.ts';

export const selectionApi = createClient<typeof selectionContract>();
