import type { candidateContract } from '#pipeline/panel/contract/candidate.ts';
import { createClient } from '#ui/client.ts';

export const candidateApi = createClient<typeof candidateContract>();
