import type { candidatesContract, movesContract } from '#pipeline/candidates/contract.ts';
import { createClient } from '#platform/ui/client.ts';

export const api = createClient<typeof candidatesContract & typeof movesContract>();
