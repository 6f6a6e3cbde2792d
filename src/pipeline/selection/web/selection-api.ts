import type { selectionContract } from '#pipeline/selection/contract/selections.ts';
import { createClient } from '#platform/ui/client.ts';

export const selectionApi = createClient<typeof selectionContract>();
