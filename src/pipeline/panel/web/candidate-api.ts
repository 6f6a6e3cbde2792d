import type { candidateContract } from '#pipeline/panel/contract/candidate.ts';
import { createClient } from '#platform/ui/client.ts';

export const candidateApi = createClient<typeof candidateContract>();
