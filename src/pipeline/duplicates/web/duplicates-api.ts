import type { duplicatesContract } from '#pipeline/duplicates/contract.ts';
import { createClient } from '#platform/ui/client.ts';

export const duplicatesApi = createClient<typeof duplicatesContract>();
