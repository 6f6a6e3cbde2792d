import type { pipelineContract } from '#pipeline/contract.ts';
import type { processContract } from '#pipeline/interviews/contract.ts';
import { createClient } from '#platform/ui/client.ts';

export const api = createClient<typeof pipelineContract & typeof processContract>();
