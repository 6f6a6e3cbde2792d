import type { processContract } from '#pipeline/interviews/contract.ts';
import { createClient } from '#platform/ui/client.ts';

export const processApi = createClient<typeof processContract>();
