import type { processContract } from '#pipeline/interviews/contract.ts';
import { createClient } from '#ui/client.ts';

export const processApi = createClient<typeof processContract>();
